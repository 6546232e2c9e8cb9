import { readFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** How two pictures differ. */
export type Difference = {
  /** Of all pixels, from 0 to 1. */
  share: number;
  /** The second picture, pale, with the different pixels in red; as PNG. */
  marked: Buffer;
};

/** Two pictures, as the paths of PNG files; nothing when they look the same. */
export async function pictureDifference(
  before: string,
  after: string,
): Promise<Difference | undefined> {
  const files = [readFileSync(before), readFileSync(after)] as const;
  if (files[0].equals(files[1])) return undefined;
  const sizes = await Promise.all(files.map((file) => sharp(file).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all(files.map((file) => pixels(file, width, height)));
  if (!one || !other) throw new Error('There are two pictures.');
  const marked = new Uint8Array(width * height * 4);
  const count = pixelmatch(one, other, marked, width, height, { threshold: 0.05 });
  if (count === 0) return undefined;
  const raw = { width, height, channels: 4 } as const;
  return {
    share: count / (width * height),
    marked: await sharp(marked, { raw }).png().toBuffer(),
  };
}

/** RGBA; a smaller picture is continued to the right and below with nothing. */
async function pixels(file: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp(file)
    .ensureAlpha()
    .resize({
      width,
      height,
      fit: 'contain',
      position: 'left top',
      background: '#00000000',
      withoutEnlargement: true,
    })
    .raw()
    .toBuffer();
}
