import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { invalidRequest, Problem } from '../errors/problem.ts';
import { freeDiskBytes as spaceOn } from '../storage/disk-space.ts';
import { isStorageFull, storageFullProblem } from '../storage/storage-errors.ts';

const copyEnding = '.copy';

export type UnfinishedUploads = ReturnType<typeof createUnfinishedUploads>;

/**
 * Files that are still arriving, on the disk of this machine below `folder`. How much of one has
 * come is the size of its file and nothing else, so that a server which was killed goes on where
 * the disk ends.
 */
export function createUnfinishedUploads(
  folder: string,
  { reserve = 0, diskSpace = spaceOn }: Disk = {},
) {
  const writers = new Map<string, { stop: AbortController; ended: Promise<void> }>();
  const filePath = (id: string) => join(folder, id);

  /** A device that comes back is heard before the connection that it lost is known to be dead. */
  async function endWriter(id: string): Promise<void> {
    const writer = writers.get(id);
    writer?.stop.abort();
    await writer?.ended;
  }

  /** Negative where the reserve is in use. */
  const freeBytes = async () => {
    await mkdir(folder, { recursive: true });
    return (await diskSpace(folder)) - reserve;
  };

  return {
    pathOf: filePath,
    freeBytes,
    /**
     * How much of these uploads has not arrived yet. Those on another machine count nothing, nor do
     * those whose file has not grown for a while.
     * @param newSince those that were begun after that count also before their first byte
     */
    async missingBytes(active: readonly Announced[], newSince: Date): Promise<number> {
      const grownSince = Date.now() - activityWindowMs;
      let missing = 0;
      for (const { id, bytes, created_at } of active) {
        const here = await stat(filePath(id)).catch(() => undefined);
        if (!here) continue;
        const isGrowing = here.size > 0 && here.mtimeMs > grownSince;
        if (isGrowing || created_at > newSince) missing += bytes - here.size;
      }
      return missing;
    },
    /** Where a copy of a stored file may lie for a while, under a name that no upload has. */
    async copyPath(name: string): Promise<string> {
      await mkdir(folder, { recursive: true });
      return join(folder, `${name}${copyEnding}`);
    },
    /**
     * Takes away copies that a server left behind when it was killed. @param before made earlier
     * than that
     */
    async forgetCopies(before: Date): Promise<void> {
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((name) => name.endsWith(copyEnding))) {
        const copy = await stat(join(folder, name)).catch(() => undefined);
        if (copy && copy.mtime < before) await rm(join(folder, name), { force: true });
      }
    },
    async begin(id: string): Promise<void> {
      await mkdir(folder, { recursive: true });
      try {
        await writeFile(filePath(id), '', { flag: 'wx', mode: 0o600 });
      } catch (error) {
        // A disk without room may have taken the name and nothing else.
        if (isStorageFull(error)) await rm(filePath(id), { force: true });
        throw error;
      }
    },
    /** How many bytes are here. @throws {Problem} `not-found` */
    async offsetOf(id: string): Promise<number> {
      await endWriter(id);
      return fileSize(filePath(id));
    },
    /**
     * Writes what arrives behind what is here, up to `length` bytes altogether; what came before a
     * connection broke stays.
     * @throws {Problem} `not-found`, `upload-offset-conflict`, `video-too-large`, `storage-full`,
     * `invalid-request` when the body ended early
     */
    async append(id: string, offset: number, length: number, body: Readable): Promise<number> {
      await endWriter(id);
      // Before the body is read, an answer reaches the device; later the connection is cut, and the
      // next try is answered.
      if (await lacksDiskSpace(length - offset, freeBytes)) throw storageFullProblem();
      const reached = await fileSize(filePath(id));
      // Of two that come at the same moment one writes.
      if (reached !== offset || writers.has(id)) throw new Problem('upload-offset-conflict');
      const stop = new AbortController();
      const file = createWriteStream(filePath(id), { flags: 'r+', start: offset });
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
      return fileSize(filePath(id));
    },
    async forget(id: string): Promise<void> {
      await endWriter(id);
      await rm(filePath(id), { force: true });
    },
  };
}

/** Whether the body ended early, as against a disk that is full. */
const isAborted = (error: unknown) =>
  ['ABORT_ERR', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  );

async function fileSize(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Problem('not-found');
    throw error;
  }
}

/**
 * A device that has sent nothing for so long may come back, and then finds room or waits for it.
 */
const activityWindowMs = 5 * 60_000;

type Announced = { id: string; bytes: number; created_at: Date };

/** Bytes between two looks at the disk. */
const checkInterval = 16_000_000;

/** Whether the disk does not take the next bytes of an upload of which so many are missing. */
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

type Disk = {
  /** Bytes of the disk that uploads leave free. */
  reserve?: number;
  diskSpace?: (folder: string) => Promise<number>;
};
