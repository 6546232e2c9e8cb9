import { sql } from 'kysely';
import type { PaymentType } from '#domain/money/earnings.ts';
import type { CreatorPosition } from '#machines/lifecycle/creator.ts';
import type { Db } from '#server/platform/database/database-types.ts';

type CreatorCount = {
  work: CreatorPosition['work'];
  accountStatus: CreatorPosition['accountStatus'];
  count: number;
};

/** How many creators an agency has, by work approval and account status. */
export async function countCreators(db: Db, agencyId: string): Promise<CreatorCount[]> {
  const { rows } = await sql<CreatorCount>`
    select position->>'work' as work, position->>'accountStatus' as "accountStatus",
      count(*)::int as count
    from people
    where agency_id = ${agencyId} and role = 'creator' and merged_into is null
    group by 1, 2`.execute(db);
  return rows;
}

/** Some of an agency's creators in the order of their ids, with what prices their earnings. */
export function listEarners(
  db: Db,
  agencyId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ id: string; payment_type: PaymentType | null }[]> {
  let query = db
    .selectFrom('people')
    .where('agency_id', '=', agencyId)
    .where('role', '=', 'creator')
    .where('merged_into', 'is', null);
  if (after) query = query.where('id', '>', after);
  return query.orderBy('id').limit(limit).select(['id', 'payment_type']).execute();
}
