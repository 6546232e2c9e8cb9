import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { OperationId } from '../../handler.ts';
import { once } from '../../idempotency.ts';
import type { Person } from '../../people/person.ts';
import type { StoredPicture } from '../../pictures/process-picture.ts';

type Keeping = {
  deps: Pick<Deps, 'db'>;
  person: Person;
  operation: OperationId;
  key: string | undefined;
  /** What is the same in a repeated call. */
  request: unknown;
  now: Date;
  /** Already stored under this id: decoding takes its time, so it happens before the transaction, not in it. */
  file: { id: string; forget(): Promise<void> };
};

/**
 * Notes a stored file and gives the answer about it, once for a key. A file that nobody came to know of, because the call was
 * refused or answered before, is taken away again.
 * @throws {Problem} as `once` and `note`
 */
export async function keepUpload<Data extends { id: string }>(
  { deps, person, operation, key, request, now, file }: Keeping,
  note: (trx: Db) => Promise<Data>,
): Promise<Data> {
  let keptId: string | undefined;
  try {
    const kept = await once({ db: deps.db, personId: person.id, operation, key, request, now }, note);
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
