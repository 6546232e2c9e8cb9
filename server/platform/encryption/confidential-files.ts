import type { Selectable } from 'kysely';
import type { Schema } from '../database/schema/schema.ts';
import type { Storage } from '../storage/storage.ts';
import type { AtRestCipher } from './at-rest-cipher.ts';

const storageKey = (id: string) => `confidential/${id.slice(-2)}/${id}`;

/**
 * Writes a file that only its owner and staff may read; on the disk or in the bucket it is sealed.
 */
export function writeConfidentialFile(
  storage: Storage,
  safe: AtRestCipher,
  id: string,
  content: Buffer,
): Promise<void> {
  return storage.put(storageKey(id), safe.encrypt(content, id));
}

/** The file as it was, or null when there is none. @throws when it was changed since */
export async function readConfidentialFile(
  storage: Storage,
  safe: AtRestCipher,
  id: string,
): Promise<Buffer | null> {
  const sealed = await storage.get(storageKey(id));
  return sealed && safe.decrypt(sealed, id);
}

export function deleteConfidentialFile(storage: Storage, id: string): Promise<void> {
  return storage.delete(storageKey(id));
}

/** The reference to a file, for those who may know of it. */
export function presentConfidentialFile({
  id,
  name,
  width,
  height,
  format,
}: Pick<Selectable<Schema['confidential_files']>, 'id' | 'name' | 'width' | 'height' | 'format'>) {
  return {
    id,
    name,
    url: `/api/confidential/image/${id}`,
    status: 'done',
    width,
    height,
    format,
  } as const;
}
