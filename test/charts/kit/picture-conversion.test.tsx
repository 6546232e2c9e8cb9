import { describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { pictureType } from '#domain/media/picture-type.ts';
import { compressProof } from '#src/features/bank/form/proof-compression.ts';
import { preparePicture } from '#src/features/editor/pictures/prepare-picture.ts';
import { toStoredPicture } from '#src/ui/media/picture-conversion.ts';

/* What Chromium makes of the pictures that phones and messengers produce. */

const options = { longestSide: 320, quality: 0.8 };

const addresses = import.meta.glob<string>('../../fixtures/phone-files/*', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Under a name and a type that say nothing. */
async function phonePicture(name: string): Promise<File> {
  const address = addresses[`../../fixtures/phone-files/${name}`];
  if (address === undefined) throw new Error(`There is no ${name}.`);
  return new File([await (await fetch(address)).blob()], 'IMG_7.jpeg', { type: 'image/jpeg' });
}

function requireFile(file: unknown): File {
  if (!(file instanceof File)) throw new Error('No file was made.');
  return file;
}

async function pixelAt(file: Blob, x: number, y: number): Promise<number[]> {
  const bitmap = await createImageBitmap(file);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!context) throw new Error('Nothing was drawn.');
  context.drawImage(bitmap, 0, 0);
  return [...context.getImageData(x, y, 1, 1).data];
}

const convert = async (name: string) =>
  requireFile(await toStoredPicture(await phonePicture(name), options));

describe('a picture of a type that the server does not take', () => {
  it.each([
    ['photo.webp', 'image/jpeg', false, [320, 240]],
    ['animated.gif', 'image/jpeg', true, [160, 90]],
    ['animated.webp', 'image/jpeg', true, [160, 90]],
    ['clear.webp', 'image/png', false, [320, 180]],
  ])('is converted: %s to %s', async (name, type, isFirstFrame, size) => {
    const file = await convert(name);
    expect(await pictureType(file)).toBe(type);
    expect(file).toMatchObject({ type, isFirstFrame, name: 'IMG_7.jpeg' });
    const { width, height } = await createImageBitmap(file);
    expect([width, height]).toEqual(size);
  });

  it('stays transparent where it was', async () => {
    const file = await convert('clear.webp');
    expect((await pixelAt(file, 10, 90))[3]).toBe(255);
    expect((await pixelAt(file, 300, 90))[3]).toBe(0);
  });

  it('becomes a JPEG on white when it is transparent and heavy', async () => {
    const canvas = new OffscreenCanvas(1000, 1000);
    const context = canvas.getContext('2d');
    const noise = new Uint8ClampedArray(1000 * 1000 * 4);
    for (let at = 0; at < noise.length; at += 65_536)
      crypto.getRandomValues(noise.subarray(at, at + 65_536));
    // 64 rows, which are whole blocks of the JPEG: no noise reaches into them.
    noise.fill(0, 0, 4000 * 64);
    context?.putImageData(new ImageData(noise, 1000, 1000), 0, 0);
    const heavy = await canvas.convertToBlob({ type: 'image/webp', quality: 1 });
    const wide = { ...options, longestSide: 1000 };
    const file = requireFile(await toStoredPicture(new File([heavy], 'a.webp'), wide));
    expect(file.type).toBe('image/jpeg');
    expect((await pixelAt(file, 500, 20)).every((value) => value > 250)).toBe(true);
  });

  it('is drawn in the page by a browser without canvases outside of it', async () => {
    const { OffscreenCanvas: canvas } = globalThis;
    Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
    try {
      expect(await convert('photo.webp')).toMatchObject({ type: 'image/jpeg' });
      expect(await convert('clear.webp')).toMatchObject({ type: 'image/png' });
    } finally {
      globalThis.OffscreenCanvas = canvas;
    }
  });

  it.each([
    ['image-is-heic', () => phonePicture('photo.heic')],
    ['image-unreadable', async () => (await phonePicture('photo.webp')).slice(0, 60)],
    ['image-type-not-allowed', () => phonePicture('avc.mov')],
    ['image-too-many-pixels', async () => hugeGif()],
  ])('is refused with %s', async (code, file) => {
    const chosen = new File([await file()], 'IMG_7.jpeg', { type: 'image/jpeg' });
    await expect(toStoredPicture(chosen, options)).rejects.toMatchObject({ code });
    const key = crypto.randomUUID();
    await expect(preparePicture({ file: chosen, key })).rejects.toMatchObject({ code });
    await expect(compressProof({ file: chosen })).rejects.toMatchObject({ code });
  });

  it('is converted once in the editor, and known as a first frame after a reload', async () => {
    const key = crypto.randomUUID();
    const first = await preparePicture({ file: await phonePicture('animated.gif'), key });
    expect(first).toMatchObject({ type: 'image/jpeg', name: 'IMG_7.jpeg', isFirstFrame: true });
    const kept = await preparePicture({ file: { name: '', size: 0, type: '' }, key });
    expect(kept).toMatchObject({ size: first.size, type: 'image/jpeg', isFirstFrame: true });
    const again = await preparePicture({ file: first, key });
    expect(again).toMatchObject({ size: first.size, isFirstFrame: true });
  });
});

/** A GIF of a few bytes that claims more pixels than are allowed. */
function hugeGif(): Blob {
  const side = Math.ceil(Math.sqrt(limits.imagePixels)) + 1;
  const sides = [side & 255, side >> 8, side & 255, side >> 8];
  const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b];
  const table = [0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  return new Blob(['GIF89a', new Uint8Array([...sides, ...table, ...frame])]);
}
