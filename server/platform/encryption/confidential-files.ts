import type { Selectable } from 'kysely';
import type { Schema } from '../database/schema/schema.ts';
import type { Storage } from '../storage/storage.ts';
import type { AtRestCipher } from './at-rest-cipher.ts';

export const confidentialFileKey = (id: string) => `confidential/${id.slice(-2)}/${id}`;

/**
 * Writes a file that only its owner and staff may read; on the disk or in the bucket it is sealed.
 */
export function writeConfidentialFile(
  storage: Storage,
  cipher: AtRestCipher,
  id: string,
  content: Buffer,
): Promise<void> {
  return storage.put(confidentialFileKey(id), cipher.encrypt(content, id));
}

/** The file, or null when there is none. @throws when it was modified */
export async function readConfidentialFile(
  storage: Storage,
  cipher: AtRestCipher,
  id: string,
): Promise<Buffer | null> {
  const sealed = await storage.get(confidentialFileKey(id));
  return sealed && cipher.decrypt(sealed, id);
}

export function deleteConfidentialFile(storage: Storage, id: string): Promise<void> {
  return storage.delete(confidentialFileKey(id));
}

/** The reference to a file, for people who may read it. */
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
