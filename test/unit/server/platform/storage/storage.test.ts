import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAtRestCipher } from '#server/platform/encryption/at-rest-cipher.ts';
import {
  readConfidentialFile,
  writeConfidentialFile,
} from '#server/platform/encryption/confidential-files.ts';
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts';
import { createS3Storage } from '#server/platform/storage/s3-storage.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { memoryStorage } from '#test/unit/server/harness/memory-storage.ts';
import { startS3Server } from '#test/unit/server/harness/s3-stub-server.ts';

let folder: string;
let bucket: Awaited<ReturnType<typeof startS3Server>>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  bucket = await startS3Server();
});
afterEach(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true, force: true });
});

const kinds: [string, () => Storage][] = [
  ['on the disk', () => createDiskStorage(join(folder, 'kept'))],
  ['in a bucket', () => createS3Storage(bucket.settings)],
  ["in a test's hands", () => memoryStorage()],
];

describe.each(kinds)('files %s', (_, open) => {
  const textOf = async (parts: AsyncIterable<Buffer> | null) => {
    if (!parts) return null;
    const all: Buffer[] = [];
    for await (const part of parts) all.push(part);
    return Buffer.concat(all).toString();
  };

  it('are written, read, replaced and removed whole', async () => {
    const files = open();
    expect(await files.get('pictures/01/a.jpg')).toBeNull();
    await files.put('pictures/01/a.jpg', Buffer.from('one'));
    await files.put('pictures/01/a.jpg', Buffer.from('two'));
    expect((await files.get('pictures/01/a.jpg'))?.toString()).toBe('two');
    await files.delete('pictures/01/a.jpg');
    await files.delete('pictures/01/a.jpg');
    expect(await files.get('pictures/01/a.jpg')).toBeNull();
  });

  it('may hold any bytes, and none', async () => {
    const files = open();
    const bytes = Buffer.from(Array.from({ length: 256 * 40 }, (_, index) => index % 256));
    await files.put('pictures/01/a.png', bytes);
    expect((await files.get('pictures/01/a.png'))?.equals(bytes)).toBe(true);
    await files.put('pictures/01/b.png', Buffer.alloc(0));
    expect(await files.get('pictures/01/b.png')).toEqual(Buffer.alloc(0));
  });

  it('come from a file that stays where it is, and are read in parts', async () => {
    const files = open();
    const source = join(folder, 'source');
    await writeFile(source, '0123456789');
    await files.putFile('videos/01/a.mp4', source);
    expect((await stat(source)).size).toBe(10);
    expect(await textOf(await files.read('videos/01/a.mp4', 2, 5))).toBe('2345');
    expect(await textOf(await files.read('videos/01/a.mp4', 9, 9))).toBe('9');
    expect(await files.read('videos/01/b.mp4', 0, 1)).toBeNull();
    expect((await files.get('videos/01/a.mp4'))?.toString()).toBe('0123456789');
  });

  it('are never partial: parallel writers leave one whole file', async () => {
    const files = open();
    const contents = ['a', 'b', 'c', 'd'].map((letter) => Buffer.alloc(300_000, letter));
    await Promise.all(contents.map((content) => files.put('pictures/01/a.jpg', content)));
    const kept = await files.get('pictures/01/a.jpg');
    expect(contents.some((content) => kept?.equals(content))).toBe(true);
  });

  it('are sealed where they are confidential, and known by a change', async () => {
    const files = open();
    const cipher = createAtRestCipher(`1:${Buffer.alloc(32, 7).toString('base64')}`);
    const id = '01930000-0000-7000-8000-0000000000c1';
    await writeConfidentialFile(files, cipher, id, Buffer.from('account 30211234567890'));
    expect((await readConfidentialFile(files, cipher, id))?.toString()).toBe(
      'account 30211234567890',
    );
    const key = `confidential/c1/${id}`;
    const sealed = (await files.get(key)) ?? Buffer.alloc(0);
    expect(sealed.includes('30211234567890')).toBe(false);
    sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
    await files.put(key, sealed);
    await expect(readConfidentialFile(files, cipher, id)).rejects.toThrow();
  });
});

describe.each(kinds.slice(0, 2))('files %s', (_, open) => {
  it.each([
    '../secret',
    'pictures/../../secret',
    '/etc/passwd',
    'pictures',
    'pictures/\0',
    'pictures/%2e%2e/x/..',
  ])('are nowhere else: %j is no key', async (key) => {
    const files = open();
    await expect((async () => files.get(key))()).rejects.toThrow('Not a storage key');
    await expect((async () => files.put(key, Buffer.from('x')))()).rejects.toThrow(
      'Not a storage key',
    );
    await expect((async () => files.read(key, 0, 1))()).rejects.toThrow('Not a storage key');
  });
});

describe('files on the disk', () => {
  it('leave no drafts', async () => {
    const files = createDiskStorage(folder);
    await Promise.all(['a', 'b'].map((text) => files.put('pictures/01/a.jpg', Buffer.from(text))));
    expect(await readdir(join(folder, 'pictures/01'))).toEqual(['a.jpg']);
    await expect(files.putFile('pictures/01/b.jpg', join(folder, 'nothing'))).rejects.toThrow(
      'ENOENT',
    );
    expect(await readdir(join(folder, 'pictures/01'))).toEqual(['a.jpg']);
  });

  it('share final files and copy files that may still change', async () => {
    const files = createDiskStorage(folder);
    const source = join(folder, 'source');
    await writeFile(source, '0123456789');
    await files.putFile('videos/01/a.mp4', source, { isFinal: true });
    await files.putFile('videos/01/b.mp4', source);
    const places = [source, join(folder, 'videos/01/a.mp4'), join(folder, 'videos/01/b.mp4')];
    const [own, shared, copied] = await Promise.all(
      places.map(async (path) => (await stat(path)).ino),
    );
    expect(shared).toBe(own);
    expect(copied).not.toBe(own);
    await rm(source);
    expect((await files.get('videos/01/a.mp4'))?.toString()).toBe('0123456789');
  });

  it('keep the disk reserve free when copying; sharing needs none', async () => {
    let free = 35;
    const files = createDiskStorage(folder, { reserve: 20, diskSpace: async () => free });
    const source = join(folder, 'source');
    await writeFile(source, '0123456789');
    await files.putFile('videos/01/a.mp4', source);
    free = 25;
    await expect(files.putFile('videos/01/b.mp4', source)).rejects.toMatchObject({
      code: 'storage-full',
    });
    expect(await readdir(join(folder, 'videos/01'))).toEqual(['a.mp4']);
    await files.putFile('videos/01/c.mp4', source, { isFinal: true });
    expect((await files.get('videos/01/c.mp4'))?.toString()).toBe('0123456789');
  });

  it('leave no draft behind where they cannot be written', async () => {
    const files = createDiskStorage(folder);
    await files.put('pictures/01/a/b.jpg', Buffer.from('one'));
    await expect(files.put('pictures/01/a', Buffer.from('two'))).rejects.toThrow();
    expect(await readdir(join(folder, 'pictures/01'))).toEqual(['a']);
    expect((await stat(join(folder, 'pictures/01/a'))).isDirectory()).toBe(true);
  });
});

describe('files in a bucket', () => {
  it('are retried while the service is busy', async () => {
    const files = createS3Storage(bucket.settings);
    bucket.failures.push(503, 500);
    await files.put('pictures/01/a.jpg', Buffer.from('one'));
    bucket.failures.push(503);
    expect((await files.get('pictures/01/a.jpg'))?.toString()).toBe('one');
    bucket.failures.push(503, 503, 503, 503);
    await expect(files.get('pictures/01/a.jpg')).rejects.toMatchObject({
      code: 'provider-unavailable',
      details: { retryAfter: 10 },
      cause: { message: 'The storage answered GET with 503 SlowDown' },
    });
  });

  it('are not taken for missing where the key or the bucket is wrong', async () => {
    const stranger = createS3Storage({ ...bucket.settings, secretAccessKey: 'guessed' });
    await expect(stranger.get('pictures/01/a.jpg')).rejects.toThrow('403 SignatureDoesNotMatch');
    await expect(stranger.put('pictures/01/a.jpg', Buffer.from('x'))).rejects.toThrow('403');
    expect(bucket.files.size).toBe(0);
    const lost = createS3Storage({ ...bucket.settings, bucket: 'another' });
    await expect(lost.get('pictures/01/a.jpg')).rejects.toThrow('404');
  });
});
