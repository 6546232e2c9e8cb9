import type { Call, OperationId } from '../handler.ts';
import { Problem } from '../problem.ts';
import { nextScreenOf, setHints, setSessionCookie } from './cookies.ts';
import type { Person } from './person.ts';
import { openSession } from './sessions.ts';

/**
 * Opens a session for a person and sets the cookies. Gives the screen that comes next.
 * @throws {Problem} `account-blocked`
 */
export async function signIn({ deps, request, reply, region }: Call<OperationId>, person: Person) {
  if (person.position.standing === 'blocked') throw new Problem('account-blocked');
  setSessionCookie(request, reply, await openSession(deps.db, person.id, deps.clock.now()));
  setHints(request, reply, person, region);
  return nextScreenOf(person, region);
}
