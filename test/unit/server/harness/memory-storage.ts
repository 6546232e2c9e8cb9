import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Storage } from '#server/platform/storage/storage.ts';

/** Files that a test holds in its hands. */
export function memoryStorage(files = new Map<string, Buffer>()): Storage {
  return {
    put: async (key, content) => void files.set(key, content),
    putFile: async (key, path) => void files.set(key, await readFile(path)),
    get: async (key) => files.get(key) ?? null,
    read: async (key, first, last) => {
      const file = files.get(key);
      return file ? Readable.from([file.subarray(first, last + 1)]) : null;
    },
    delete: async (key) => void files.delete(key),
  };
}
