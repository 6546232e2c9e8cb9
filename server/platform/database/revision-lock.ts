import { invalidRequest, Problem } from '../errors/problem.ts';
import type { Db } from './database-types.ts';

/**
 * Locks a record that is to be changed, if it still has the revision that the caller saw.
 * @param trx a transaction
 * @throws {Problem} `not-found`; `revision-conflict` when it was changed since; `invalid-request`
 * without a revision
 */
export async function lockRevision(
  trx: Db,
  table: 'campaigns' | 'comm_cards' | 'publisher_accounts' | 'sources',
  { id, revision }: { id: string; revision: number | undefined },
): Promise<void> {
  if (revision === undefined) throw invalidRequest({ revision: 'required' });
  const row = await trx
    .selectFrom(table)
    .where('id', '=', id)
    .select('revision')
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem('not-found');
  if (row.revision !== revision) throw new Problem('revision-conflict');
}
