import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createS3Storage } from '#server/platform/storage/s3-storage.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { startS3Server } from '#test/unit/server/harness/s3-stub-server.ts';
import {
  type StorageProxy,
  startStorageProxy,
} from '../../../../../scripts/storage-faults/fault-proxy.ts';

const key = 'pictures/01/a.jpg';
const content = Buffer.alloc(200_000, 'a picture');

let bucket: Awaited<ReturnType<typeof startS3Server>>;
let proxy: StorageProxy;
let storage: Storage;

beforeEach(async () => {
  bucket = await startS3Server();
  proxy = await startStorageProxy(bucket.settings.endpoint);
  storage = createS3Storage({ ...bucket.settings, endpoint: proxy.url }, { silenceMs: 300 });
});
afterEach(async () => {
  await proxy.stop();
  await bucket.stop();
});

it.each(['reset', 'hang', 'reply lost', 'upload changed', 'internal error'] as const)(
  'a file is not acknowledged while each request meets the fault "%s"',
  async (fault) => {
    proxy.only = fault;
    await expect(storage.put(key, content)).rejects.toMatchObject({ code: 'provider-unavailable' });
    proxy.only = undefined;
    await storage.put(key, content);
    expect(await storage.get(key)).toEqual(content);
  },
);

it.each(['download changed', 'download cut', 'download stalled'] as const)(
  'a file is never read wrong while each request meets the fault "%s"',
  async (fault) => {
    await storage.put(key, content);
    proxy.only = fault;
    await expect(storage.get(key)).rejects.toMatchObject({ code: 'provider-unavailable' });
  },
);

it('a part whose download is cut is read to its end', async () => {
  await storage.put(key, content);
  proxy.only = 'download cut';
  const part = await storage.read(key, 10, 199_989);
  proxy.only = undefined;
  expect(await text(part ?? Readable.from([]))).toBe(content.subarray(10, 199_990).toString());
});

it('a storage that failed five times in a row is left alone', async () => {
  proxy.only = 'slow down';
  await expect(storage.get(key)).rejects.toThrow();
  await expect(storage.get(key)).rejects.toThrow();
  const before = proxy.requests;
  await expect(storage.get(key)).rejects.toMatchObject({ code: 'provider-unavailable' });
  expect(proxy.requests).toBe(before);
});

it('a bucket without room is answered as storage that is full', async () => {
  bucket.failures.push(507);
  await expect(storage.put(key, content)).rejects.toMatchObject({ code: 'storage-full' });
});
