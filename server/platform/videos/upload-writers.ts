import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { invalidRequest, Problem } from '../errors/problem.ts';
import { storageFullProblem } from '../storage/storage-errors.ts';

type Files = {
  path(id: string): string;
  /** Free space of the disk; negative when the reserve is in use. */
  freeBytes(): Promise<number>;
};

/** Writes the bodies of uploads to their files: at most one body to a file at a time. */
export function createUploadWriters({ path, freeBytes }: Files) {
  const writers = new Map<string, { stop: AbortController; ended: Promise<void> }>();

  /** A returning device may be heard before its lost connection is known to be dead. */
  async function end(id: string): Promise<void> {
    const writer = writers.get(id);
    writer?.stop.abort();
    await writer?.ended;
  }

  async function write(id: string, offset: number, length: number, body: Readable): Promise<void> {
    const stop = new AbortController();
    const file = createWriteStream(path(id), { flags: 'r+', start: offset });
    const written = pipeline(body, byteLimit(length - offset, freeBytes), file, {
      signal: stop.signal,
    });
    const ended = written.then(
      () => {},
      () => {},
    );
    writers.set(id, { stop, ended });
    try {
      await written;
    } catch (error) {
      throw isAborted(error) ? invalidRequest({ body: 'malformed' }) : error;
    } finally {
      if (writers.get(id)?.stop === stop) writers.delete(id);
    }
  }

  return {
    end,
    /**
     * Appends the body, up to `length` bytes in total; what arrived before a lost connection stays.
     * @throws {Problem} `not-found`, `upload-offset-conflict`, `video-too-large`, `storage-full`,
     * `invalid-request` when the body ended early
     */
    async append(id: string, offset: number, length: number, body: Readable): Promise<number> {
      await end(id);
      // Before the body is read, an answer reaches the device; later the connection is cut, and the
      // next try is answered.
      if (await lacksDiskSpace(length - offset, freeBytes)) throw storageFullProblem();
      const reached = await fileSize(path(id));
      // Of two simultaneous requests only one writes.
      if (reached !== offset || writers.has(id)) throw new Problem('upload-offset-conflict');
      await write(id, offset, length, body);
      return fileSize(path(id));
    },
  };
}

/** Whether the body ended early, as against a disk that is full. */
const isAborted = (error: unknown) =>
  ['ABORT_ERR', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  );

/** @throws {Problem} `not-found` */
export async function fileSize(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Problem('not-found');
    throw error;
  }
}

/** Bytes between two looks at the disk. */
const checkInterval = 16_000_000;

/** Whether the disk cannot take the next bytes of an upload with this many missing. */
const lacksDiskSpace = async (missing: number, freeBytes: () => Promise<number>) =>
  (await freeBytes()) < Math.min(checkInterval, missing);

/** Ends a body that sends more than was announced, or more than the disk may take. */
function byteLimit(bytes: number, freeBytes: () => Promise<number>): Transform {
  let passed = 0;
  let nextLook = checkInterval;
  return new Transform({
    async transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      if (passed > bytes) return done(new Problem('video-too-large'));
      if (passed < nextLook) return done(null, chunk);
      nextLook = passed + checkInterval;
      const isShort = await lacksDiskSpace(bytes - passed + chunk.length, freeBytes).catch(
        () => true,
      );
      return isShort ? done(storageFullProblem()) : done(null, chunk);
    },
  });
}
