import { randomBytes } from 'node:crypto';
import { limits } from '#domain/limits.ts';
import { recordStaffEvent } from '#server/modules/notices/index.ts';
import { lockPeople } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { StaffSecurityTables } from '#server/platform/database/schema/staff-security-tables.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { deleteDevices } from '../devices/browser-device.ts';
import { hashSessionToken } from '../sessions/sessions.ts';
import { hashPassword } from './password-hashing.ts';
import { refuseGuessablePassword } from './password-rules.ts';

type CreatedReset = { token: string; expiresAt: Date };

type ResetCreator = StaffSecurityTables['password_resets']['made_by'];

/**
 * Makes the token of a link to a new password: good for an hour and once. It replaces an earlier
 * one that was made the same way: anybody can ask for a mail, and that must not void what an
 * administrator made.
 * @param trx a transaction
 */
export async function createPasswordReset(
  trx: Db,
  personId: string,
  madeBy: ResetCreator,
  now: Date,
): Promise<CreatedReset> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + limits.passwordResetSeconds * 1000);
  await trx
    .deleteFrom('password_resets')
    .where('person_id', '=', personId)
    .where('made_by', '=', madeBy)
    .execute();
  await trx
    .insertInto('password_resets')
    .values({
      token_hash: hashSessionToken(token),
      person_id: personId,
      expires_at: expiresAt,
      made_by: madeBy,
    })
    .execute();
  return { token, expiresAt };
}

/**
 * Stores a new hash, ends what the old password has opened, but for one session, voids all links to
 * a new one, and forgets all browsers but that session's.
 * @param trx a transaction
 */
export async function replacePassword(
  trx: Db,
  {
    personId,
    secret,
    keptSessionHash,
  }: { personId: string; secret: string; keptSessionHash?: string },
): Promise<void> {
  await lockPeople(trx, [personId]);
  await trx
    .updateTable('identities')
    .set({ secret })
    .where('person_id', '=', personId)
    .where('kind', '=', 'INTERNAL')
    .execute();
  await trx
    .deleteFrom('sessions')
    .where('person_id', '=', personId)
    .where('token_hash', '!=', keptSessionHash ?? '')
    .execute();
  const kept = await trx
    .selectFrom('sessions')
    .where('person_id', '=', personId)
    .select('device_hash')
    .executeTakeFirst();
  await deleteDevices(trx, personId, { keptHash: kept?.device_hash ?? '' });
  await trx.deleteFrom('pending_sign_ins').where('person_id', '=', personId).execute();
  await trx.deleteFrom('password_resets').where('person_id', '=', personId).execute();
}

/**
 * Sets the new password of a link, which voids it and all others of the person, and signs them out
 * everywhere.
 * @throws {Problem} `reset-link-expired`; `invalid-request` for a password that is easily guessed,
 * which leaves the link as it is
 */
export async function consumePasswordReset(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'mail'>,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const hash = hashSessionToken(token);
  const owner = await db
    .selectFrom('password_resets')
    .innerJoin('people', 'people.id', 'password_resets.person_id')
    .innerJoin('identities', 'identities.person_id', 'people.id')
    .where('identities.kind', '=', 'INTERNAL')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .select(['people.id', 'people.name', 'identities.subject as email'])
    .executeTakeFirst();
  if (!owner) throw new Problem('reset-link-expired');
  await refuseGuessablePassword(password, owner, 'newPassword');
  const secret = await hashPassword(password, { person: owner.id });
  await db.transaction().execute(async (trx) => {
    // Of two links of a person that are used at once, the second finds itself voided.
    await lockPeople(trx, [owner.id]);
    const spent = await trx
      .deleteFrom('password_resets')
      .where('token_hash', '=', hash)
      .returning('person_id')
      .executeTakeFirst();
    if (!spent) throw new Problem('reset-link-expired');
    await replacePassword(trx, { personId: owner.id, secret });
    await recordStaffEvent(trx, deps, {
      personId: owner.id,
      action: 'password-reset',
      byPerson: null,
    });
  });
}
