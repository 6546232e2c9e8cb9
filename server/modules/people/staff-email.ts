import type { Db } from '#server/platform/database/database-types.ts';

/** By which address a member of staff signs in; null for who has none. */
export async function findStaffEmail(db: Db, personId: string): Promise<string | null> {
  const row = await db
    .selectFrom('identities')
    .where('person_id', '=', personId)
    .where('kind', '=', 'INTERNAL')
    .select('subject')
    .executeTakeFirst();
  return row?.subject ?? null;
}
