import { randomBytes } from 'node:crypto';
import { limits } from '#domain/limits.ts';
import { recordStaffEvent } from '#server/modules/notices/index.ts';
import { lockPeople } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { StaffSecurityTables } from '#server/platform/database/schema/staff-security-tables.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { deleteDevices } from '../repository/known-devices.ts';
import {
  deletePasswordReset,
  deletePasswordResets,
  findPasswordResetOwner,
  replacePasswordReset,
} from '../repository/password-resets.ts';
import { deletePendingSignIns } from '../repository/pending-sign-ins.ts';
import { deleteOtherSessions } from '../repository/session-deletion.ts';
import { findSessionDevice } from '../repository/sessions.ts';
import { updatePasswordHash } from '../repository/staff-passwords.ts';
import { hashSessionToken } from '../sessions/sessions.ts';
import { refuseGuessablePassword } from './password-rules.ts';

type CreatedReset = { token: string; expiresAt: Date };

type ResetCreator = StaffSecurityTables['password_resets']['made_by'];

/**
 * Creates the token of a password reset link, valid once for an hour. It replaces an earlier one of
 * the same kind: anybody can request a mail, and that must not void an administrator's link.
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
  await replacePasswordReset(trx, {
    token_hash: hashSessionToken(token),
    person_id: personId,
    expires_at: expiresAt,
    made_by: madeBy,
  });
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
  await updatePasswordHash(trx, personId, secret);
  await deleteOtherSessions(trx, personId, keptSessionHash ?? '');
  const keptHash = (await findSessionDevice(trx, personId)) ?? '';
  await deleteDevices(trx, personId, { keptHash });
  await deletePendingSignIns(trx, personId);
  await deletePasswordResets(trx, personId);
}

/**
 * Sets the new password of a link, which voids it and all others of the person, and signs them out
 * everywhere.
 * @throws {Problem} `reset-link-expired`; `invalid-request` for a password that is easily guessed,
 * which leaves the link as it is
 */
export async function consumePasswordReset(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'mail' | 'passwords'>,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const hash = hashSessionToken(token);
  const owner = await findPasswordResetOwner(db, hash, now);
  if (!owner) throw new Problem('reset-link-expired');
  await refuseGuessablePassword(password, owner, 'newPassword');
  const secret = await deps.passwords.hash(password, { person: owner.id });
  await db.transaction().execute(async (trx) => {
    // When two links of one person are used at once, the second is already void.
    await lockPeople(trx, [owner.id]);
    if (!(await deletePasswordReset(trx, hash))) throw new Problem('reset-link-expired');
    await replacePassword(trx, { personId: owner.id, secret });
    await recordStaffEvent(trx, deps, {
      personId: owner.id,
      action: 'password-reset',
      byPerson: null,
    });
  });
}
