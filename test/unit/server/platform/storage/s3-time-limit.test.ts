import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createS3Storage } from '#server/platform/storage/s3-storage.ts';

const settings = {
  endpoint: 'https://s3.example',
  region: 'ap-south-1',
  bucket: 'files',
  accessKeyId: 'key',
  secretAccessKey: 'secret',
};
const hour = 3600_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a stored file is read at the speed of the download', async () => {
  let request: Request | undefined;
  vi.stubGlobal('fetch', async (sent: Request) => {
    request = sent;
    return new Response('a copy of the data');
  });
  const parts = await createS3Storage(settings).read('exports/01/a.zip', 0, 17);
  vi.advanceTimersByTime(hour);
  expect(request?.signal.aborted).toBe(false);
  expect(parts && (await text(parts))).toBe('a copy of the data');
});

it('a bucket that does not begin to answer is not waited for', async () => {
  const { promise: asked, resolve } = Promise.withResolvers<Request>();
  vi.stubGlobal('fetch', (sent: Request) => {
    resolve(sent);
    return new Promise((_, reject) => {
      sent.signal.addEventListener('abort', () => reject(sent.signal.reason));
    });
  });
  const reading = createS3Storage(settings).read('exports/01/a.zip', 0, 17);
  const failed = expect(reading).rejects.toThrow('aborted');
  await asked;
  vi.advanceTimersByTime(hour);
  await failed;
});
