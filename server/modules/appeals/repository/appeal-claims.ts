import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import { canDecide, type Decider } from './appeals.ts';

type ClaimRequest = { moderator: Decider; until: Date; now: Date };
type Claimed = { id: string; since: Date };

const isFree = ({ moderator, now }: Pick<ClaimRequest, 'moderator' | 'now'>) =>
  sql<boolean>`(claimed_until is null or claimed_until <= ${now} or claimed_by = ${moderator.id})`;

const claimColumns = ({ moderator, until, now }: ClaimRequest) => sql`
  claimed_since = case when claimed_by = ${moderator.id} and claimed_until > ${now}
    then claimed_since else ${now} end,
  claimed_by = ${moderator.id}, claimed_until = ${until}`;

/**
 * Assigns an appeal to a moderator who may decide on it, or extends a claim. One statement, so of
 * two simultaneous calls one wins. Returns nothing where it is not theirs.
 */
export async function claimOne(
  db: Db,
  appealId: string,
  request: ClaimRequest,
): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`update appeals set ${claimColumns(request)}
    where id = ${appealId} and ${canDecide(request.moderator)} and ${isFree(request)}
    returning id, claimed_since as since`.execute(db);
  return rows[0];
}

/**
 * The same for the most urgent appeal that nobody has claimed. Simultaneous callers get different
 * ones, because each skips what another is claiming.
 */
export async function claimNext(db: Db, request: ClaimRequest): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`update appeals set ${claimColumns(request)}
    where id = (select id from appeals
      where ${canDecide(request.moderator)} and ${isFree(request)}
      order by due_at, id limit 1 for update skip locked)
    returning id, claimed_since as since`.execute(db);
  return rows[0];
}

/** Ends a moderator's claim. Returns whether there was one. */
export async function releaseClaim(
  db: Db,
  { appealId, personId, now }: { appealId: string; personId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('appeals')
    .set({ claimed_by: null, claimed_since: null, claimed_until: null })
    .where('id', '=', appealId)
    .where('claimed_by', '=', personId)
    .where('claimed_until', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
