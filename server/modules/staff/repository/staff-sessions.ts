import type { Db } from '#server/platform/database/database-types.ts';

/** The open sessions of these people, the one that was used last first. */
export async function listOpenSessions(db: Db, personIds: string[], now: Date) {
  if (personIds.length === 0) return [];
  return db
    .selectFrom('sessions')
    .where('expires_at', '>', now)
    .where('person_id', 'in', personIds)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .select([
      'person_id',
      'token_hash',
      'id',
      'created_at',
      'seen_at',
      'login_type',
      'browser',
      'system',
    ])
    .execute();
}

type Which = { keptHash: string; sessionId: string | undefined };

/**
 * Ends the sessions of a member of staff; of anybody else none.
 * @param which all but the kept one, or one where its id is given
 * @returns the browsers of those that ended
 */
export async function deleteStaffSessions(
  trx: Db,
  personId: string,
  { keptHash, sessionId }: Which,
): Promise<(string | null)[]> {
  let deletion = trx
    .deleteFrom('sessions')
    .where('token_hash', '!=', keptHash)
    .where((eb) =>
      eb(
        'person_id',
        'in',
        eb.selectFrom('people').where('id', '=', personId).where('role', '=', 'staff').select('id'),
      ),
    );
  if (sessionId !== undefined) deletion = deletion.where('id', '=', sessionId);
  const ended = await deletion.returning('device_hash').execute();
  return ended.map(({ device_hash }) => device_hash);
}
