import type { DataOf } from '#server/http/handler.ts';
import type { Db } from '#server/platform/database/database-types.ts';

type LinkedLogin = DataOf<'getLogins'>['linkedAccounts'][number];

/** The kinds of login that an account has, each once; a password is nobody's to link. */
export async function listLoginTypes(db: Db, personId: string): Promise<LinkedLogin[]> {
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
