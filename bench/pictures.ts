import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { sessionCookie } from '#server/people/cookies.ts';

/** A JPEG as large on the disk as a phone's photograph: soft shapes under the grain of a sensor. */
export async function photograph(width: number, height: number): Promise<Buffer> {
  const noise = (mean: number, sigma: number) => ({ type: 'gaussian', mean, sigma }) as const;
  const shapes = await sharp({
    create: { width: 40, height: 30, channels: 3, background: 'black', noise: noise(128, 60) },
  })
    .resize(width, height, { kernel: 'cubic' })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer();
  const grain = await sharp({
    create: { width, height, channels: 3, background: 'black', noise: noise(128, 28) },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(shapes)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Uploads a JPEG as the browser does. @returns the address of the stored picture @throws when it is refused */
export async function uploadPicture(url: string, session: string, content: Buffer): Promise<string> {
  const form = new FormData();
  form.append('imageFile', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), 'IMG_20261121.jpg');
  const reply = await fetch(`${url}/api/image?isFile=true`, {
    method: 'POST',
    headers: { cookie: `${sessionCookie}=${session}`, origin: url, 'idempotency-key': randomUUID() },
    body: form,
  });
  if (!reply.ok) throw new Error(`the picture was not stored: ${reply.status} ${await reply.text()}`);
  return ((await reply.json()) as { data: { url: string } }).data.url;
}
