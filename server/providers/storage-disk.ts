import { randomUUID } from 'node:crypto';
import { copyFile, type FileHandle, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { proveKey, type Storage } from './storage.ts';

/** Files on the disk of this machine, below `folder`. */
export function diskStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, proveKey(key));

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
    putFile: (key, path) =>
      writeWhole(key, async (draft) => {
        await copyFile(path, draft);
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

async function unlessMissing<Result>(read: () => Promise<Result>): Promise<Result | null> {
  try {
    return await read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
