import { statfs } from 'node:fs/promises';

/** Bytes that the disk of a folder has free for this process. */
export async function freeDiskBytes(folder: string): Promise<number> {
  return (await diskBytes(folder)).free;
}

/** Bytes of the disk of a folder: free for this process, and in all. */
export async function diskBytes(folder: string): Promise<{ free: number; all: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, all: blocks * bsize };
}
