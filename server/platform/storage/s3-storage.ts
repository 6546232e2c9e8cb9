import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  createS3Client,
  type S3Client,
  type S3Limits,
  type S3Reply,
  type S3Settings,
} from './s3-client.ts';
import { ChecksumError, isTransientFailure, storageUnavailable } from './s3-errors.ts';
import { type Storage, validateStorageKey } from './storage.ts';

export type { S3Settings } from './s3-client.ts';

/** The object's SHA-256 in its metadata: what `get` reads is compared with it. */
const checksumHeader = 'x-amz-meta-sha256';
/** How often a body that broke off is continued without a piece in between. */
const continuations = 3;

/**
 * Files in an S3-compatible bucket, addressed by path. Failed requests are repeated for some
 * seconds. A single PUT takes up to 5 GB, more than any file here; the service compares it with its
 * signed checksum.
 */
export function createS3Storage(settings: S3Settings, limits?: S3Limits): Storage {
  const client = createS3Client(settings, limits);

  async function put(key: string, body: Blob, sha256: string, signal?: AbortSignal): Promise<void> {
    validateStorageKey(key);
    const headers = { 'x-amz-content-sha256': sha256, [checksumHeader]: sha256 };
    const request = { headers, body, signal };
    await client.withRetries(async () => {
      const reply = await client.send('PUT', key, request);
      reply?.discard();
    }, request);
  }

  return {
    put: (key, content) =>
      put(
        key,
        new Blob([new Uint8Array(content)]),
        createHash('sha256').update(content).digest('hex'),
      ),
    putFile: async (key, path, { signal } = {}) =>
      put(key, await openAsBlob(path), await hashFile(path, signal), signal),
    get: async (key) => {
      validateStorageKey(key);
      return client.withRetries(async () => {
        const reply = await client.send('GET', key, {});
        return reply && readWhole(reply);
      });
    },
    read: async (key, first, last) => {
      validateStorageKey(key);
      const part = await openPart(client, key, { first, last });
      if (!part) return null;
      return Readable.from(readPart(client, key, part, { first, last }), { objectMode: false });
    },
    delete: async (key) => {
      validateStorageKey(key);
      await client.withRetries(async () => {
        const reply = await client.send('DELETE', key, {});
        reply?.discard();
      });
    },
  };
}

async function hashFile(path: string, signal: AbortSignal | undefined): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash, { ...(signal && { signal }) });
  return hash.digest('hex');
}

/** @throws {ChecksumError} when the file was stored with another checksum */
async function readWhole(reply: S3Reply): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of reply.chunks()) chunks.push(chunk);
  const content = Buffer.concat(chunks);
  const expected = reply.headers.get(checksumHeader);
  const actual = createHash('sha256').update(content).digest('hex');
  if (expected && expected !== actual) throw new ChecksumError('A file has another checksum');
  return content;
}

type Range = { first: number; last: number };

/** @param etag the version of the file that the part has to be of */
function openPart(
  client: S3Client,
  key: string,
  { first, last }: Range,
  etag?: string | null,
): Promise<S3Reply | null> {
  const headers = { range: `bytes=${first}-${last}`, ...(etag && { 'if-match': etag }) };
  return client.withRetries(async () => {
    const reply = await client.send('GET', key, { headers });
    if (!reply || reply.status === 206) return reply;
    reply.discard();
    throw new Error('The storage does not read parts of files');
  });
}

/** The bytes of a part; when its body breaks off, the rest is requested. */
async function* readPart(
  client: S3Client,
  key: string,
  opened: S3Reply,
  { first, last }: Range,
): AsyncGenerator<Buffer> {
  let reply = opened;
  let next = first;
  for (let failures = 0; ; failures += 1) {
    try {
      for await (const chunk of reply.chunks()) {
        next += chunk.length;
        failures = 0;
        yield chunk;
      }
      if (next > last) return;
      throw new Error('A file ended early');
    } catch (error) {
      // All of it has come, and only its end has not.
      if (next > last) return;
      if (failures === continuations || !isTransientFailure(error)) throw storageUnavailable(error);
    }
    const rest = await openPart(client, key, { first: next, last }, opened.headers.get('etag'));
    if (!rest) throw storageUnavailable(new Error('A file was deleted while it was read'));
    reply = rest;
  }
}
