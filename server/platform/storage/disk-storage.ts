import { randomUUID } from 'node:crypto';
import {
  copyFile,
  type FileHandle,
  link,
  mkdir,
  open,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createKeyedQueue } from '../queue/keyed-queue.ts';
import { freeDiskBytes as spaceOn } from './disk-space.ts';
import { type Storage, validateStorageKey } from './storage.ts';
import { storageFullProblem } from './storage-errors.ts';

type Disk = {
  /** Bytes of the disk that copies leave free. */
  reserve?: number;
  diskSpace?: (folder: string) => Promise<number>;
};

/** A hard link cannot be made here: another file system, or one that has none. */
const noHardLinkCodes = ['EXDEV', 'EPERM', 'EACCES', 'EMLINK', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'];

/** Files on the disk of this machine, below `folder`. */
export function createDiskStorage(
  folder: string,
  { reserve = 0, diskSpace = spaceOn }: Disk = {},
): Storage {
  const filePath = (key: string) => join(folder, validateStorageKey(key));

  const copyQueue = createKeyedQueue({ waitingPerKey: 20, retryAfter: 10 });

  /** One at a time, so that none takes the room that another one has found. */
  const copy = (path: string, draft: string) =>
    copyQueue('copy', async () => {
      const { size } = await stat(path);
      if ((await diskSpace(dirname(draft))) - reserve < size) throw storageFullProblem();
      await copyFile(path, draft);
    });

  /** Under another name until the disk has all of it. */
  async function writeAtomically(
    key: string,
    write: (draft: string) => Promise<void>,
  ): Promise<void> {
    const path = filePath(key);
    await mkdir(dirname(path), { recursive: true });
    const draft = `${path}.${randomUUID()}.part`;
    try {
      await write(draft);
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  return {
    put: (key, content) =>
      writeAtomically(key, (draft) =>
        withSyncedFile(draft, 'w', (file) => file.writeFile(content)),
      ),
    putFile: (key, path, { isFinal = false } = {}) =>
      writeAtomically(key, async (draft) => {
        if (!(isFinal && (await tryHardLink(path, draft)))) await copy(path, draft);
        await withSyncedFile(draft, 'r+', async () => {});
      }),
    get: (key) => nullIfMissing(() => readFile(filePath(key))),
    read: (key, start, end) =>
      nullIfMissing(async () => (await open(filePath(key))).createReadStream({ start, end })),
    delete: (key) => rm(filePath(key), { force: true }),
  };
}

/** Opens a file, uses it and waits until the disk has it. */
async function withSyncedFile(
  path: string,
  flags: string,
  use: (file: FileHandle) => Promise<void>,
): Promise<void> {
  const file = await open(path, flags);
  try {
    await use(file);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Adds a hard link to a file, if the file system supports it. */
async function tryHardLink(path: string, name: string): Promise<boolean> {
  try {
    await link(path, name);
    return true;
  } catch (error) {
    if (noHardLinkCodes.includes(String((error as NodeJS.ErrnoException).code))) return false;
    throw error;
  }
}

async function nullIfMissing<Result>(read: () => Promise<Result>): Promise<Result | null> {
  try {
    return await read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
