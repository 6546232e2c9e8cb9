import type { Db } from '#server/platform/database/database-types.ts';
import type { IdentityKind } from '#server/platform/database/schema/identity-kind.ts';

type EndedSession = { token_hash: string; device_hash: string | null };

/** Ends one session. An unknown one is fine. */
export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends a session of a person by its id. */
export function deleteSessionById(
  trx: Db,
  personId: string,
  id: string,
): Promise<EndedSession | undefined> {
  return trx
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning(['token_hash', 'device_hash'])
    .executeTakeFirst();
}

/** Ends the sessions of a person. */
export async function deleteSessions(trx: Db, personId: string): Promise<void> {
  await trx.deleteFrom('sessions').where('person_id', '=', personId).execute();
}

/** Ends the sessions of a person but one. @param keptHash of its token; empty for none */
export async function deleteOtherSessions(
  trx: Db,
  personId: string,
  keptHash: string,
): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where('person_id', '=', personId)
    .where('token_hash', '!=', keptHash)
    .execute();
}

/** Ends the sessions that a kind of login opened, but one. @param keptHash of its token */
export async function deleteSessionsOfLogin(
  trx: Db,
  personId: string,
  loginType: IdentityKind,
  keptHash: string,
): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where('person_id', '=', personId)
    .where('login_type', '=', loginType)
    .where('token_hash', '!=', keptHash)
    .execute();
}

/**
 * As `deleteSessions`, but for one where its hash is given.
 * @returns the hashes of those that ended
 */
export async function deleteSessionsReturning(
  trx: Db,
  personId: string,
  keptHash: string | undefined,
): Promise<string[]> {
  let deletion = trx.deleteFrom('sessions').where('person_id', '=', personId);
  if (keptHash !== undefined) deletion = deletion.where('token_hash', '!=', keptHash);
  const ended = await deletion.returning('token_hash').execute();
  return ended.map(({ token_hash }) => token_hash);
}
