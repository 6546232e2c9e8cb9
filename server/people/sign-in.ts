import { deviceOf } from '#domain/devices.ts';
import type { LoginType } from '../db/session-table.ts';
import type { Call, OperationId } from '../handler.ts';
import { Problem } from '../problem.ts';
import { setHints, setSessionCookie } from './cookies.ts';
import type { Person } from './person.ts';
import { openSession, type Session, sessionHash } from './sessions.ts';

/**
 * Opens a session for a person and sets the cookies.
 * @throws {Problem} `account-blocked`
 */
export async function signIn(
  call: Call<OperationId>,
  person: Person,
  loginType: LoginType,
): Promise<Session> {
  if (person.position.standing === 'blocked') throw new Problem('account-blocked');
  const device = deviceOf(call.request.headers['user-agent']);
  const { db, clock } = call.deps;
  const token = await openSession(db, person.id, clock.now(), { loginType, device });
  setSessionCookie(call.request, call.reply, token);
  setHints(call, person, false);
  return { hash: sessionHash(token), choiceId: null };
}
