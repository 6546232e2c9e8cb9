import type { Db } from '../db/database.ts';

/** By which address a member of staff signs in; null for who has none. */
export async function staffEmail(db: Db, personId: string): Promise<string | null> {
  const row = await db
    .selectFrom('identities')
    .where('person_id', '=', personId)
    .where('kind', '=', 'INTERNAL')
    .select('subject')
    .executeTakeFirst();
  return row?.subject ?? null;
}
