import { randomBytes } from 'node:crypto';
import { limits } from '#domain/limits.ts';
import type { Db } from '../db/database.ts';
import type { StaffSecurityTables } from '../db/staff-security-tables.ts';
import type { Deps } from '../deps.ts';
import { Problem } from '../problem.ts';
import { forgetDevices } from './browser-device.ts';
import { lockPeople } from './link-identity.ts';
import { refuseEasyPassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { sessionHash } from './sessions.ts';
import { noteStaffEvent } from './staff-events.ts';

type Made = { token: string; expiresAt: Date };

type MadeBy = StaffSecurityTables['password_resets']['made_by'];

/**
 * Makes the token of a link to a new password: good for an hour and once. It replaces an earlier one that was made the same
 * way: anybody can ask for a mail, and that must not void what an administrator made.
 * @param trx a transaction
 */
export async function makePasswordReset(trx: Db, personId: string, madeBy: MadeBy, now: Date): Promise<Made> {
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
      token_hash: sessionHash(token),
      person_id: personId,
      expires_at: expiresAt,
      made_by: madeBy,
    })
    .execute();
  return { token, expiresAt };
}

/**
 * Stores a new hash, ends what the old password has opened, but for one session, voids all links to a new one, and forgets
 * all browsers but that session's.
 * @param trx a transaction
 */
export async function replacePassword(
  trx: Db,
  { personId, secret, keepSession }: { personId: string; secret: string; keepSession?: string },
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
    .where('token_hash', '!=', keepSession ?? '')
    .execute();
  const kept = await trx
    .selectFrom('sessions')
    .where('person_id', '=', personId)
    .select('device_hash')
    .executeTakeFirst();
  await forgetDevices(trx, personId, { keptHash: kept?.device_hash ?? '' });
  await trx.deleteFrom('pending_sign_ins').where('person_id', '=', personId).execute();
  await trx.deleteFrom('password_resets').where('person_id', '=', personId).execute();
}

/**
 * Sets the new password of a link, which voids it and all others of the person, and signs them out everywhere.
 * @throws {Problem} `reset-link-expired`; `invalid-request` for a password that is easily guessed, which leaves the link as it is
 */
export async function spendPasswordReset(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'mail'>,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const hash = sessionHash(token);
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
  await refuseEasyPassword(password, owner, 'newPassword');
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
    await noteStaffEvent(trx, deps, { personId: owner.id, action: 'password-reset', byPerson: null });
  });
}
