import type { Readable } from 'node:stream';

/**
 * Stores files on a disk or in a bucket. Keys are paths such as `pictures/ab/abcd.jpg`, made only
 * by the server.
 */
export type Storage = {
  /** Writes the whole file or nothing. */
  put(key: string, content: Buffer): Promise<void>;
  /**
   * The same from a file of this machine, which stays in place and is never read into memory as a
   * whole.
   * @param options.isFinal the content of that file no longer changes, so a disk may link it
   * instead of copying it
   * @param options.signal aborts a running transfer, which is rejected then
   * @throws {Problem} `storage-full`, `server-busy`
   */
  putFile(
    key: string,
    path: string,
    options?: { isFinal?: boolean; signal?: AbortSignal },
  ): Promise<void>;
  /** The file, or null. */
  get(key: string): Promise<Buffer | null>;
  /**
   * The bytes `first` to `last`, both included, as they arrive; null when there is no such file.
   */
  read(key: string, first: number, last: number): Promise<Readable | null>;
  delete(key: string): Promise<void>;
};

const keyPattern = /^[a-z0-9]+(\/[a-z0-9._-]+)+$/i;

/** @throws when a key could lead anywhere else */
export function validateStorageKey(key: string): string {
  if (!keyPattern.test(key) || key.includes('..')) throw new Error(`Not a storage key: ${key}`);
  return key;
}
