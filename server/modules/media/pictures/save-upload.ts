import { type KeyedCall, withIdempotency } from '#server/http/idempotency.ts';
import { isDatabaseUnavailable } from '#server/platform/database/database-errors.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { StoredPicture } from '#server/platform/pictures/picture-processing.ts';

/**
 * Already stored under this id: decoding takes its time, so it happens before the transaction, not
 * in it.
 */
type StoredFile = { id: string; forget(): Promise<void> };

/**
 * Records a stored file and returns its reply, once per key. The file is removed again when the
 * call was refused or repeated, because nothing refers to it.
 * @param call with a `body` that is the same in a repeated call
 * @throws {Problem} as `withIdempotency` and `note`
 */
export async function saveUpload<Data extends { id: string }>(
  call: KeyedCall,
  person: Person,
  file: StoredFile,
  note: (trx: Db) => Promise<Data>,
): Promise<Data> {
  try {
    const kept = await withIdempotency(call, person, note);
    if (kept.id !== file.id) await file.forget();
    return kept;
  } catch (error) {
    // Whether a commit without an answer has happened is unknown: the answer to the repeated call
    // may name this file.
    if (!isDatabaseUnavailable(error)) await file.forget();
    throw error;
  }
}

/** The row of a picture, and whether it is public or only for its owner and staff. */
export function pictureRow(
  id: string,
  owner: Person,
  name: string,
  { format, width, height, content }: StoredPicture,
  now: Date,
) {
  return {
    id,
    owner_id: owner.id,
    name,
    format,
    width,
    height,
    bytes: content.length,
    created_at: now,
  };
}
