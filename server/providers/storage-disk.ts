import { randomUUID } from 'node:crypto';
import { copyFile, type FileHandle, link, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { diskSpace as spaceOn } from '../disk-space.ts';
import { keyedQueue } from '../keyed-queue.ts';
import { storageFull } from '../storage-full.ts';
import { proveKey, type Storage } from './storage.ts';

type Disk = {
  /** Bytes of the disk that copies leave free. */
  reserve?: number;
  diskSpace?: (folder: string) => Promise<number>;
};

/** A hard link cannot be made here: another file system, or one that has none. */
const unlinkable = ['EXDEV', 'EPERM', 'EACCES', 'EMLINK', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'];

/** Files on the disk of this machine, below `folder`. */
export function diskStorage(folder: string, { reserve = 0, diskSpace = spaceOn }: Disk = {}): Storage {
  const pathOf = (key: string) => join(folder, proveKey(key));

  const inTurn = keyedQueue({ waitingPerKey: 20, retryAfter: 10 });

  /** One at a time, so that none takes the room that another one has found. */
  const copy = (path: string, draft: string) =>
    inTurn('copy', async () => {
      const { size } = await stat(path);
      if ((await diskSpace(dirname(draft))) - reserve < size) throw storageFull();
      await copyFile(path, draft);
    });

  /** Under another name until the disk has all of it. */
  async function writeWhole(key: string, write: (draft: string) => Promise<void>): Promise<void> {
    const path = pathOf(key);
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
    put: (key, content) => writeWhole(key, (draft) => synced(draft, 'w', (file) => file.writeFile(content))),
    putFile: (key, path, { isFinal = false } = {}) =>
      writeWhole(key, async (draft) => {
        if (!(isFinal && (await isLinked(path, draft)))) await copy(path, draft);
        await synced(draft, 'r+', async () => {});
      }),
    get: (key) => unlessMissing(() => readFile(pathOf(key))),
    read: (key, start, end) =>
      unlessMissing(async () => (await open(pathOf(key))).createReadStream({ start, end })),
    delete: (key) => rm(pathOf(key), { force: true }),
  };
}

/** Opens a file, uses it and waits until the disk has it. */
async function synced(path: string, flags: string, use: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(path, flags);
  try {
    await use(file);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Gives a file a second name where the file system can. */
async function isLinked(path: string, name: string): Promise<boolean> {
  try {
    await link(path, name);
    return true;
  } catch (error) {
    if (unlinkable.includes(String((error as NodeJS.ErrnoException).code))) return false;
    throw error;
  }
}

async function unlessMissing<Result>(read: () => Promise<Result>): Promise<Result | null> {
  try {
    return await read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
