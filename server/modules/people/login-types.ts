import type { DataOf } from '#server/http/handler.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { listLinkedKinds } from './repository/identities.ts';

type LinkedLogin = DataOf<'getLogins'>['linkedAccounts'][number];

/** The kinds of login of an account, each once. Passwords cannot be linked. */
export async function listLoginTypes(db: Db, personId: string): Promise<LinkedLogin[]> {
  const kinds = await listLinkedKinds(db, personId);
  return kinds.map((kind) => ({ loginType: kind as LinkedLogin['loginType'] }));
}
