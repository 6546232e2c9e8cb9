import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { invalid, Problem } from '../problem.ts';

export type UnfinishedUploads = ReturnType<typeof unfinishedUploads>;

/**
 * Files that are still arriving, on the disk of this machine below `folder`. How much of one has come is the size of its file
 * and nothing else, so that a server which was killed goes on where the disk ends.
 */
export function unfinishedUploads(folder: string) {
  const writers = new Map<string, { stop: AbortController; ended: Promise<void> }>();
  const pathOf = (id: string) => join(folder, id);

  /** A device that comes back is heard before the connection that it lost is known to be dead. */
  async function endWriter(id: string): Promise<void> {
    const writer = writers.get(id);
    writer?.stop.abort();
    await writer?.ended;
  }

  return {
    pathOf,
    async begin(id: string): Promise<void> {
      await mkdir(folder, { recursive: true });
      await writeFile(pathOf(id), '', { flag: 'wx', mode: 0o600 });
    },
    /** How many bytes are here. @throws {Problem} `not-found` */
    async offsetOf(id: string): Promise<number> {
      await endWriter(id);
      return sizeOf(pathOf(id));
    },
    /**
     * Writes what arrives behind what is here, up to `length` bytes altogether; what came before a connection broke stays.
     * @throws {Problem} `not-found`, `upload-offset-conflict`, `video-too-large`, `invalid-request` when the body ended early
     */
    async append(id: string, offset: number, length: number, body: Readable): Promise<number> {
      await endWriter(id);
      const reached = await sizeOf(pathOf(id));
      // Of two that come at the same moment one writes.
      if (reached !== offset || writers.has(id)) throw new Problem('upload-offset-conflict');
      const stop = new AbortController();
      const file = createWriteStream(pathOf(id), { flags: 'r+', start: offset });
      const written = pipeline(body, atMost(length - offset), file, { signal: stop.signal });
      const ended = written.then(
        () => {},
        () => {},
      );
      writers.set(id, { stop, ended });
      try {
        await written;
      } catch (error) {
        throw isCutOff(error) ? invalid({ body: 'malformed' }) : error;
      } finally {
        if (writers.get(id)?.stop === stop) writers.delete(id);
      }
      return sizeOf(pathOf(id));
    },
    async forget(id: string): Promise<void> {
      await endWriter(id);
      await rm(pathOf(id), { force: true });
    },
  };
}

/** Whether the body ended early, as against a disk that is full. */
const isCutOff = (error: unknown) =>
  ['ABORT_ERR', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  );

async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Problem('not-found');
    throw error;
  }
}

/** Ends a body that sends more than was announced. */
function atMost(bytes: number): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      if (passed > bytes) done(new Problem('video-too-large'));
      else done(null, chunk);
    },
  });
}
