import type { Readable } from 'node:stream';

/**
 * Where files lie: a disk, or a bucket. Keys are paths like `pictures/ab/abcd.jpg`, made by the
 * server alone.
 */
export type Storage = {
  /** Writes the whole file or nothing. */
  put(key: string, content: Buffer): Promise<void>;
  /**
   * The same with the content of a file of this machine, which stays where it is; never in memory
   * as a whole.
   * @param options.isFinal nobody changes the content of that file any more, so that a disk may
   * share it instead of copying it
   * @throws {Problem} `storage-full`, `server-busy`
   */
  putFile(key: string, path: string, options?: { isFinal?: boolean }): Promise<void>;
  /** The file, or null when there is none. */
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
