import { randomBytes } from 'node:crypto';
import { limits } from '#domain/limits.ts';
import type { Call, OperationId } from '#server/http/handler.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import {
  deletePendingSignIn,
  findPendingSignInByToken,
  incrementPendingTries,
  insertPendingSignIn,
} from '../repository/pending-sign-ins.ts';
import { clearPendingCookie, readPendingCookie, setPendingCookie } from '../sessions/cookies.ts';
import { hashSessionToken } from '../sessions/sessions.ts';

/**
 * A staff sign-in with a correct password. It only opens the second step: it is no session, and no
 * other operation reads its cookie.
 */
export type PendingSignIn = { hash: string; person: Person; purpose: 'verify' | 'enrol' };

type PendingCall = Pick<Call<OperationId>, 'deps' | 'request' | 'reply'>;

/** Starts the second step. Replaces an earlier one of this browser. */
export async function beginSecondStep(
  { deps, request, reply }: PendingCall,
  personId: string,
  purpose: PendingSignIn['purpose'],
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(deps.clock.now().getTime() + limits.secondStepSeconds * 1000);
  await insertPendingSignIn(deps.db, {
    token_hash: hashSessionToken(token),
    person_id: personId,
    purpose,
    expires_at: expiresAt,
  });
  setPendingCookie(request, reply, token);
}

/** This browser's sign-in between the two steps; null without one. */
export async function findPendingSignIn({
  deps,
  request,
}: PendingCall): Promise<PendingSignIn | null> {
  const token = readPendingCookie(request);
  if (!token) return null;
  const hash = hashSessionToken(token);
  const found = await findPendingSignInByToken(deps.db, hash, deps.clock.now());
  return found ? { hash, ...found } : null;
}

/**
 * As `findPendingSignIn`, for what only it may do.
 * @throws {Problem} `second-step-expired`
 */
export async function requirePendingSignIn(
  call: PendingCall,
  purpose: PendingSignIn['purpose'],
): Promise<PendingSignIn> {
  const pending = await findPendingSignIn(call);
  if (pending?.purpose !== purpose) throw new Problem('second-step-expired');
  return pending;
}

/**
 * Spends one of the few tries of a second step.
 * @returns how many are left
 * @throws {Problem} `second-step-expired` when none was
 */
export async function consumeSecondStepTry(
  { deps }: PendingCall,
  { hash }: PendingSignIn,
): Promise<number> {
  const tries = await incrementPendingTries(deps.db, hash, limits.secondStepTries);
  if (tries === undefined) throw new Problem('second-step-expired');
  return limits.secondStepTries - tries;
}

/**
 * Ends the second step, once.
 * @throws {Problem} `second-step-expired` when another call has ended it
 */
export async function endSecondStep(
  { deps, reply }: PendingCall,
  { hash }: PendingSignIn,
): Promise<void> {
  const hasEnded = await deletePendingSignIn(deps.db, hash);
  if (!hasEnded) throw new Problem('second-step-expired');
  clearPendingCookie(reply);
}
