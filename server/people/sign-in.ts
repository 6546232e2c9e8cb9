import type { Call, OperationId } from '../handler.ts';
import { Problem } from '../problem.ts';
import { setHints, setSessionCookie } from './cookies.ts';
import type { Person } from './person.ts';
import { openSession, type Session, sessionHash } from './sessions.ts';

/**
 * Opens a session for a person and sets the cookies.
 * @throws {Problem} `account-blocked`
 */
export async function signIn(call: Call<OperationId>, person: Person): Promise<Session> {
  if (person.position.standing === 'blocked') throw new Problem('account-blocked');
  const token = await openSession(call.deps.db, person.id, call.deps.clock.now());
  setSessionCookie(call.request, call.reply, token);
  setHints(call, person, false);
  return { hash: sessionHash(token), choiceId: null };
}
