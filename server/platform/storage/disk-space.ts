import { statfs } from 'node:fs/promises';

/** Bytes that the disk of a folder has free for this process. */
export async function freeDiskBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
