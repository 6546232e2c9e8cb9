import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';

/** Which moderator has claimed a post, with start and end. */
export type Claim = { person_id: string; name: string | null; since: Date; until: Date };

type NewClaim = { postId: string; personId: string; until: Date; now: Date; takeOver: boolean };

/**
 * Assigns a post to a moderator, or extends their claim. Does nothing while somebody else has it,
 * unless it is a takeover. One statement, so of two simultaneous calls one wins.
 */
export async function upsertClaim(
  db: Db,
  { postId, personId, until, now, takeOver }: NewClaim,
): Promise<void> {
  await sql`insert into review_claims (post_id, person_id, since, until)
    values (${postId}, ${personId}, ${now}, ${until})
    on conflict (post_id) do update set
      person_id = excluded.person_id,
      until = excluded.until,
      since = case
        when review_claims.person_id = excluded.person_id and review_claims.until > ${now}
        then review_claims.since else excluded.since end
    where review_claims.person_id = excluded.person_id or review_claims.until <= ${now}
      or ${takeOver}`.execute(db);
}

/** The claim on a post that has not run out. */
export function findClaim(db: Db, postId: string, now: Date): Promise<Claim | undefined> {
  return db
    .selectFrom('review_claims')
    .innerJoin('people', 'people.id', 'review_claims.person_id')
    .where('post_id', '=', postId)
    .where('until', '>', now)
    .select(['person_id', 'people.name', 'since', 'until'])
    .executeTakeFirst();
}

/** Ends a moderator's claim. Returns whether there was one. */
export async function deleteClaim(
  db: Db,
  { postId, personId }: { postId: string; personId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('review_claims')
    .where('post_id', '=', postId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends every claim on a post. */
export async function deleteClaimsOnPost(db: Db, postId: string): Promise<void> {
  await db.deleteFrom('review_claims').where('post_id', '=', postId).execute();
}
