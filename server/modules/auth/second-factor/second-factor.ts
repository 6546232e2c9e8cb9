import type { Call, OperationId } from '#server/http/handler.ts';
import { lockPeople } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { deletePendingEnrolments } from '../repository/pending-sign-ins.ts';
import { deleteRecoveryCodes } from '../repository/recovery-codes.ts';
import { findSecondFactors } from '../repository/second-factors.ts';
import { clearPendingCookie } from '../sessions/cookies.ts';
import { openSignIn } from '../sign-in/sign-in.ts';
import { findPendingSignIn, type PendingSignIn } from './pending-sign-ins.ts';
import { createRecoveryCodes } from './recovery-codes.ts';

export type SecondStepMethod = 'passkey' | 'authenticator' | 'recovery-code';

/** How a person can take the second step; nothing without a second factor. */
export async function listSecondFactors(db: Db, personId: string): Promise<SecondStepMethod[]> {
  const { passkeys, apps, codes } = await findSecondFactors(db, personId);
  if (!passkeys && !apps) return [];
  return [
    ...(passkeys ? (['passkey'] as const) : []),
    ...(apps ? (['authenticator'] as const) : []),
    ...(codes ? (['recovery-code'] as const) : []),
  ];
}

/**
 * Whose second factor a call is about: a signed-in person's, or that of a sign-in that has to set
 * one up first.
 */
export type SecondFactorSubject = { person: Person; pending: PendingSignIn | null };

/** @throws {Problem} `unauthenticated`, and `forbidden` for other people than staff */
export async function requireSecondFactorSubject(
  call: Call<OperationId>,
): Promise<SecondFactorSubject> {
  if (call.person) {
    if (call.person.role !== 'staff') throw new Problem('forbidden');
    return { person: call.person, pending: null };
  }
  const pending = await findPendingSignIn(call);
  if (pending?.purpose !== 'enrol') throw new Problem('unauthenticated');
  return { person: pending.person, pending };
}

/**
 * Creates recovery codes for the first factor; later ones leave them unchanged.
 * @param trx a transaction, before it adds the factor
 */
export async function createCodesForFirstFactor(
  trx: Db,
  personId: string,
): Promise<string[] | null> {
  // Of two calls that each add a first factor, one waits here and then finds the other's.
  await lockPeople(trx, [personId]);
  return (await listSecondFactors(trx, personId)).length > 0
    ? null
    : createRecoveryCodes(trx, personId);
}

/**
 * Without a factor recovery codes are useless, and a later factor must not revive them. @param trx
 * a transaction
 */
export async function deleteCodesWithoutFactor(trx: Db, personId: string): Promise<void> {
  await lockPeople(trx, [personId]);
  if ((await listSecondFactors(trx, personId)).length > 0) return;
  await deleteRecoveryCodes(trx, personId);
}

/**
 * Ends the sign-in that has to set up a first factor, in the transaction that adds the factor. So
 * of several such sign-ins only one adds a factor.
 * @param trx a transaction
 * @throws {Problem} `second-step-expired` when another call has ended it
 */
export async function endEnrolment(
  trx: Db,
  { person, pending }: SecondFactorSubject,
): Promise<void> {
  await lockPeople(trx, [person.id]);
  const ended = await deletePendingEnrolments(trx, person.id);
  if (pending && !ended.includes(pending.hash)) throw new Problem('second-step-expired');
}

/**
 * Completes a sign-in that had to set up its first factor, in the transaction that adds the factor:
 * without a session the recovery codes would never be shown.
 * @param trx a transaction
 * @returns a function that sends the cookies, to be called after the commit
 */
export async function completeEnrolment(
  trx: Db,
  call: Call<OperationId>,
  { person, pending }: SecondFactorSubject,
): Promise<() => void> {
  if (!pending) return () => {};
  const { sendCookies } = await openSignIn(trx, call, person, 'INTERNAL');
  return () => {
    clearPendingCookie(call.reply);
    sendCookies();
  };
}
