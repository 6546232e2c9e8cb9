import { sql } from 'kysely';
import type { BlockReason } from '#domain/person/block-reasons.ts';
import type { Db } from '#server/platform/database/database-types.ts';

/** The block of an account. */
export type BlockDecisionRow = {
  id: string;
  reasons: BlockReason[];
  at: Date;
  moderator_id: string;
};

/** The last block of an account, whether or not it still applies. */
export async function findBlockDecision(
  db: Db,
  personId: string,
): Promise<BlockDecisionRow | undefined> {
  const { rows } = await sql<BlockDecisionRow>`
    select id, array_remove(array[reason], null) as reasons, at, by_person as moderator_id
    from account_status_events
    where person_id = ${personId} and action = 'block' and by_person is not null
    order by at desc, id desc limit 1`.execute(db);
  return rows[0];
}

export type AccountFacts = { published: number; rejected: number; taken_down: number };

/** How many posts of a creator readers see or saw, are rejected, and were taken down by staff. */
export async function countPostsOfAccount(db: Db, personId: string): Promise<AccountFacts> {
  const { rows } = await sql<AccountFacts>`
    select (count(*) filter (where live <> 'NONE'))::int as published,
      (count(*) filter (where state in ('REJECTED', 'PERMANENTLY_REJECTED')))::int as rejected,
      (count(*) filter (where live = 'TAKEN_DOWN'
        and restriction->>'kind' in ('TAKEN_DOWN', 'SUSPENDED')))::int as taken_down
    from posts where creator_id = ${personId}`.execute(db);
  if (!rows[0]) throw new Error('An aggregate has one row.');
  return rows[0];
}
