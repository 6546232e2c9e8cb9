import type { Db } from '../../db/database.ts';
import { type KeyedCall, once } from '../../idempotency.ts';
import type { Person } from '../../people/person.ts';
import type { StoredPicture } from '../../pictures/process-picture.ts';

/** Already stored under this id: decoding takes its time, so it happens before the transaction, not in it. */
type KeptFile = { id: string; forget(): Promise<void> };

/**
 * Notes a stored file and gives the answer about it, once for a key. A file that nobody came to know of, because the call was
 * refused or answered before, is taken away again.
 * @param call with a `body` that is the same in a repeated call
 * @throws {Problem} as `once` and `note`
 */
export async function keepUpload<Data extends { id: string }>(
  call: KeyedCall,
  person: Person,
  file: KeptFile,
  note: (trx: Db) => Promise<Data>,
): Promise<Data> {
  let keptId: string | undefined;
  try {
    const kept = await once(call, person, note);
    keptId = kept.id;
    return kept;
  } finally {
    if (keptId !== file.id) await file.forget();
  }
}

/** The row of a picture, whether everybody may see it or only its owner and staff. */
export function pictureRow(
  id: string,
  owner: Person,
  name: string,
  { format, width, height, content }: StoredPicture,
  now: Date,
) {
  return { id, owner_id: owner.id, name, format, width, height, bytes: content.length, created_at: now };
}
