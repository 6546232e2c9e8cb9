import { randomBytes } from 'node:crypto';
import { limits } from '#domain/limits.ts';
import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { Problem } from '../problem.ts';
import { refuseEasyPassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { sessionHash } from './sessions.ts';
import { noteStaffEvent } from './staff-events.ts';

type Made = { token: string; expiresAt: Date };

/** Makes the token of a link to a new password: good for an hour and once, in place of an earlier one. @param trx a transaction */
export async function makePasswordReset(trx: Db, personId: string, now: Date): Promise<Made> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + limits.passwordResetSeconds * 1000);
  await trx.deleteFrom('password_resets').where('person_id', '=', personId).execute();
  await trx
    .insertInto('password_resets')
    .values({ token_hash: sessionHash(token), person_id: personId, expires_at: expiresAt })
    .execute();
  return { token, expiresAt };
}

/** Stores a new hash, and ends what the old password has opened, but for one session. @param trx a transaction */
export async function replacePassword(
  trx: Db,
  { personId, secret, keepSession }: { personId: string; secret: string; keepSession?: string },
): Promise<void> {
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
  await trx.deleteFrom('pending_sign_ins').where('person_id', '=', personId).execute();
  await trx.deleteFrom('password_resets').where('person_id', '=', personId).execute();
}

/**
 * Sets the new password of a link, which is used up by it, and signs the person out everywhere.
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
