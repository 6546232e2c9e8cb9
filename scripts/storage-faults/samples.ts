import { mp4 } from '#test/unit/server/fixtures/mp4-builder.ts';
import { photograph } from '../../bench/support/sample-photos.ts';
import type { FileKind, PortalClient } from './portal-client.ts';

/** A file that people upload. */
export type Sample = {
  kind: FileKind;
  file: Buffer;
  /** What the server stores of it: it encodes and cleans the same file in the same way. */
  stored: Buffer;
  /** What the server makes of it for lists; null where it makes nothing. */
  small: Buffer | null;
};

const megabyte = 1_000_000;

/** Uploads each sample once while nothing fails, to learn what the server makes of it. */
export async function makeSamples(client: PortalClient): Promise<Sample[]> {
  const files: [FileKind, Buffer][] = [
    ['picture', await photograph(640, 480)],
    ['picture', await photograph(1600, 1200)],
    ['picture', await photograph(4000, 3000)],
    ['document', await photograph(800, 600)],
    ['document', await photograph(1600, 1200)],
    ['video', mp4({ film: megabyte })],
    ['video', mp4({ film: 20 * megabyte })],
  ];
  const samples: Sample[] = [];
  for (const [kind, file] of files) {
    const { url } = await client.upload(kind, file, samples.length);
    const stored = await read(client, url);
    const small = kind === 'picture' ? await read(client, smallUrl(url)) : null;
    samples.push({ kind, file, stored, small });
  }
  return samples;
}

/** The address of a picture at the size of lists, which is made on its first request. */
export const smallUrl = (url: string) => url.replace('/pictures/', '/pictures/320x180_70/');

async function read(client: PortalClient, url: string): Promise<Buffer> {
  const { status, content } = await client.read(url);
  if (status !== 200) throw new Error(`${url} was answered ${status} while nothing fails.`);
  return content;
}
