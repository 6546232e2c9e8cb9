import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { type Storage, validateStorageKey } from './storage.ts';

export type S3Settings = {
  /** The address of the service without the bucket: `https://s3.ap-south-1.amazonaws.com`. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** A file of 2 GB over a slow line between machines takes no longer. */
const timeoutMs = 15 * 60_000;

/**
 * Files in an S3-compatible bucket, addressed by path. A busy or failing service is called up to
 * four times. A single PUT takes up to 5 GB, more than any file here.
 */
export function createS3Storage({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Settings): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });

  /** The reply, or null when the bucket has no such file. @throws with the service's message */
  async function fetchObject(
    method: string,
    key: string,
    init: RequestInit = {},
  ): Promise<Response | null> {
    const address = `${endpoint}/${bucket}/${validateStorageKey(key)}`;
    const reply = await client.fetch(address, {
      ...init,
      method,
      // A signed request is for this address only.
      redirect: 'error',
      signal: init.signal ?? AbortSignal.timeout(timeoutMs),
    });
    if (reply.ok) return reply;
    const said = await reply.text();
    if (reply.status === 404 && said.includes('<Code>NoSuchKey</Code>')) return null;
    const code = /<Code>(\w+)<\/Code>/.exec(said)?.[1] ?? '';
    throw new Error(`The storage answered ${method} with ${reply.status} ${code}`);
  }

  async function request(method: string, key: string, init: RequestInit = {}): Promise<void> {
    const reply = await fetchObject(method, key, init);
    await reply?.body?.cancel();
  }

  return {
    put: (key, content) => request('PUT', key, { body: new Blob([new Uint8Array(content)]) }),
    putFile: async (key, path, { signal } = {}) =>
      request('PUT', key, {
        body: await openAsBlob(path),
        ...(signal && { signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) }),
      }),
    get: async (key) => {
      const reply = await fetchObject('GET', key);
      return reply && Buffer.from(await reply.arrayBuffer());
    },
    read: async (key, first, last) => {
      // Who reads it may be a phone on a slow network: only the beginning has a time limit.
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(), timeoutMs);
      const headers = { range: `bytes=${first}-${last}` };
      const reply = await fetchObject('GET', key, { headers, signal: limit.signal }).finally(() =>
        clearTimeout(timer),
      );
      return reply?.body ? Readable.fromWeb(reply.body as ReadableStream) : null;
    },
    delete: (key) => request('DELETE', key),
  };
}
