import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';

/** Whether a person has appealed a block that was decided at this time or later. */
export async function hasAppealSince(db: Db, personId: string, since: Date): Promise<boolean> {
  const appeal = await db
    .selectFrom('appeals')
    .where('person_id', '=', personId)
    .where('post_id', 'is', null)
    .where('decision_at', '>=', since)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return appeal !== undefined;
}

/** How many pictures a person has uploaded since this time. */
export async function countUploadsSince(db: Db, personId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('pictures')
    .where('owner_id', '=', personId)
    .where('created_at', '>=', since)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
