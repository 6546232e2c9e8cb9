import type { Db } from '../db/database.ts';
import type { DataOf } from '../handler.ts';

type LinkedLogin = DataOf<'getLogins'>['linkedAccounts'][number];

/** The kinds of login that an account has, each once; a password is nobody's to link. */
export async function loginKindsOf(db: Db, personId: string): Promise<LinkedLogin[]> {
  const logins = await db
    .selectFrom('identities')
    .where('person_id', '=', personId)
    .where('kind', '<>', 'INTERNAL')
    .select('kind')
    .distinct()
    .orderBy('kind')
    .execute();
  return logins.map(({ kind }) => ({ loginType: kind as LinkedLogin['loginType'] }));
}
