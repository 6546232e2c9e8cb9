import type { Selectable } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Storage } from '../providers/storage.ts';
import type { Safe } from './safe.ts';

const keyOf = (id: string) => `confidential/${id.slice(-2)}/${id}`;

/** Writes a file that only its owner and staff may read; on the disk or in the bucket it is sealed. */
export function keepConfidential(storage: Storage, safe: Safe, id: string, content: Buffer): Promise<void> {
  return storage.put(keyOf(id), safe.seal(content, id));
}

/** The file as it was, or null when there is none. @throws when it was changed since */
export async function readConfidential(storage: Storage, safe: Safe, id: string): Promise<Buffer | null> {
  const sealed = await storage.get(keyOf(id));
  return sealed && safe.open(sealed, id);
}

export function forgetConfidential(storage: Storage, id: string): Promise<void> {
  return storage.delete(keyOf(id));
}

/** The reference to a file, for those who may know of it. */
export function presentConfidential({
  id,
  name,
  width,
  height,
  format,
}: Pick<Selectable<Schema['confidential_files']>, 'id' | 'name' | 'width' | 'height' | 'format'>) {
  return { id, name, url: `/api/confidential/image/${id}`, status: 'done', width, height, format } as const;
}
