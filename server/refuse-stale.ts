import type { Db } from './db/database.ts';
import { invalid, Problem } from './problem.ts';

/**
 * Locks a record that is about to be changed from the revision that somebody saw.
 * @param trx a transaction
 * @throws {Problem} `not-found`; `revision-conflict` when it was changed since; `invalid-request` without a revision
 */
export async function refuseStale(
  trx: Db,
  table: 'campaigns' | 'comm_cards' | 'publisher_accounts' | 'sources',
  { id, revision }: { id: string; revision: number | undefined },
): Promise<void> {
  if (revision === undefined) throw invalid({ revision: 'required' });
  const row = await trx
    .selectFrom(table)
    .where('id', '=', id)
    .select('revision')
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem('not-found');
  if (row.revision !== revision) throw new Problem('revision-conflict');
}
