import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { createS3Storage } from '#server/platform/storage/s3-storage.ts';

const settings = {
  endpoint: 'https://s3.example',
  region: 'ap-south-1',
  bucket: 'files',
  accessKeyId: 'key',
  secretAccessKey: 'secret',
};
const silenceMs = 50;
const openStorage = () => createS3Storage(settings, { silenceMs });

afterEach(() => void vi.unstubAllGlobals());

/** A body that brings each of these pieces when it is requested, and then ends or stalls. */
function bodyOf(pieces: string[], ending: 'ends' | 'stalls', signal: AbortSignal): ReadableStream {
  return new ReadableStream(
    {
      start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)),
      pull: (stream) => {
        const piece = pieces.shift();
        if (piece !== undefined) stream.enqueue(Buffer.from(piece));
        else if (ending === 'ends') stream.close();
        else return new Promise(() => {});
      },
    },
    { highWaterMark: 0 },
  );
}

it('a stored file is read at the speed of the download', async () => {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (sent: Request) => {
    requests.push(sent);
    return new Response(bodyOf(['a copy of ', 'the data'], 'ends', sent.signal), { status: 206 });
  });
  const parts = await openStorage().read('exports/01/a.zip', 0, 17);
  await pause(3 * silenceMs);
  expect(parts && (await text(parts))).toBe('a copy of the data');
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([false]);
});

it('a file that stalls in the middle is continued where it stopped', async () => {
  const ranges: (string | null)[] = [];
  vi.stubGlobal('fetch', async ({ headers, signal }: Request) => {
    const isFirst = ranges.push(`${headers.get('range')} ${headers.get('if-match')}`) === 1;
    const body = bodyOf([isFirst ? 'a copy ' : 'of it'], isFirst ? 'stalls' : 'ends', signal);
    return new Response(body, { status: 206, headers: { etag: '"1"' } });
  });
  const parts = await openStorage().read('exports/01/a.zip', 0, 11);
  expect(await text(parts ?? Readable.from([]))).toBe('a copy of it');
  expect(ranges).toEqual(['bytes=0-11 null', 'bytes=7-11 "1"']);
});

it('a file that stalls is given up although its request does not notice the abort', async () => {
  const pieces = ['a copy '];
  vi.stubGlobal('fetch', async () => {
    const unaware = new AbortController().signal;
    return new Response(bodyOf(pieces, 'stalls', unaware), { status: 206 });
  });
  const parts = await openStorage().read('exports/01/a.zip', 0, 11);
  await expect(text(parts ?? Readable.from([]))).rejects.toMatchObject({
    code: 'provider-unavailable',
  });
});

it.each(['get', 'delete', 'put'] as const)(
  'a bucket that does not answer is not waited for: %s',
  async (call) => {
    vi.stubGlobal(
      'fetch',
      ({ signal }: Request) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    await expect(
      openStorage()[call]('pictures/01/a.jpg', Buffer.from('a picture')),
    ).rejects.toMatchObject({ code: 'provider-unavailable' });
  },
);
