import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freeDiskBytes as spaceOn } from '../storage/disk-space.ts';
import { isStorageFull } from '../storage/storage-errors.ts';
import { createUploadWriters, fileSize } from './upload-writers.ts';

const copyEnding = '.copy';

export type UnfinishedUploads = ReturnType<typeof createUnfinishedUploads>;

/**
 * Unfinished uploads, on the disk of this machine below `folder`. The size of a file is the only
 * record of how much has arrived, so a server that was killed continues from there.
 */
export function createUnfinishedUploads(
  folder: string,
  { reserve = 0, diskSpace = spaceOn }: Disk = {},
) {
  const filePath = (id: string) => join(folder, id);

  /** Negative where the reserve is in use. */
  const freeBytes = async () => {
    await mkdir(folder, { recursive: true });
    return (await diskSpace(folder)) - reserve;
  };

  const writers = createUploadWriters({ path: filePath, freeBytes });

  return {
    ...createCopies(folder),
    pathOf: filePath,
    freeBytes,
    /**
     * How much of these uploads has not arrived yet. Uploads on another machine count as nothing,
     * and so do those whose file has not grown for a while.
     * @param newSince uploads started after this time count even before their first byte
     */
    missingBytes: (active: readonly Announced[], newSince: Date) =>
      missingBytes(active, newSince, filePath),
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
      await writers.end(id);
      return fileSize(filePath(id));
    },
    append: writers.append,
    async forget(id: string): Promise<void> {
      await writers.end(id);
      await rm(filePath(id), { force: true });
    },
  };
}

/**
 * A device that has sent nothing for this long may return, and then finds room or waits for it.
 */
const activityWindowMs = 5 * 60_000;

type Announced = { id: string; bytes: number; created_at: Date };

async function missingBytes(
  active: readonly Announced[],
  newSince: Date,
  filePath: (id: string) => string,
): Promise<number> {
  const grownSince = Date.now() - activityWindowMs;
  let missing = 0;
  for (const { id, bytes, created_at } of active) {
    const here = await stat(filePath(id)).catch(() => undefined);
    if (!here) continue;
    const isGrowing = here.size > 0 && here.mtimeMs > grownSince;
    if (isGrowing || created_at > newSince) missing += bytes - here.size;
  }
  return missing;
}

/** Temporary copies of stored files, next to the uploads. */
function createCopies(folder: string) {
  return {
    /** The path of a temporary copy, under a name that no upload has. */
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
  };
}

type Disk = {
  /** Bytes of the disk that uploads leave free. */
  reserve?: number;
  diskSpace?: (folder: string) => Promise<number>;
};
