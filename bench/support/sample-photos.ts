import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { sessionCookie } from '#server/modules/auth/sessions/cookies.ts';
import { ask } from './http-request.ts';

/** A JPEG as large on the disk as a phone's photograph: soft shapes under the grain of a sensor. */
export async function photograph(width: number, height: number, quality = 92): Promise<Buffer> {
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
    .jpeg({ quality })
    .toBuffer();
}

/** A serialised form. Browsers create one in no noticeable time. */
export type PictureForm = { body: Buffer; type: string };

export async function pictureForm(content: Buffer): Promise<PictureForm> {
  const form = new FormData();
  form.append(
    'imageFile',
    new Blob([new Uint8Array(content)], { type: 'image/jpeg' }),
    'IMG_20261121.jpg',
  );
  const written = new Response(form);
  return {
    type: written.headers.get('content-type') ?? '',
    body: Buffer.from(await written.arrayBuffer()),
  };
}

/**
 * Uploads a picture as the browser does. @returns the address of the stored picture @throws when it
 * is refused
 */
export async function uploadPicture(
  url: string,
  session: string,
  { body, type }: PictureForm,
): Promise<string> {
  const headers = {
    cookie: `${sessionCookie}=${session}`,
    origin: url,
    'content-type': type,
    'idempotency-key': randomUUID(),
  };
  const reply = await ask(`${url}/api/image?isFile=true`, { method: 'POST', headers, body });
  return (JSON.parse(reply.toString()) as { data: { url: string } }).data.url;
}
