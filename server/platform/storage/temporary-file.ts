import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export type TemporaryFile = { path: string; sha256: string };

/**
 * Writes what arrives to a temporary file, lends it and removes it. Many slow uploads then cost
 * disk and no memory.
 * @throws whatever the stream or `use` throws
 */
export async function withTemporaryFile<Result>(
  stream: Readable,
  use: (file: TemporaryFile) => Promise<Result>,
): Promise<Result> {
  const path = join(tmpdir(), `upload-${process.pid}-${randomUUID()}`);
  const hash = createHash('sha256');
  try {
    stream.on('data', (chunk: Buffer) => hash.update(chunk));
    await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
    return await use({ path, sha256: hash.digest('base64url') });
  } finally {
    await rm(path, { force: true });
  }
}
