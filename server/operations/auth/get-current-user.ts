import type { Handler } from '../../handler.ts';
import { closeAbandoned } from '../../people/account-choice.ts';
import { clearCookies, setHints } from '../../people/cookies.ts';
import { presentCurrentUser, signedOut } from './present-current-user.ts';

export const getCurrentUser: Handler<'getCurrentUser'> = async (call) => {
  const { person, session, region, reply, deps } = call;
  if (!person || !session) return signedOut;
  if (await closeAbandoned(deps.db, session, deps.clock.now())) {
    clearCookies(reply);
    return signedOut;
  }
  const hasOpenChoice = session.choiceId !== null;
  setHints(call, person, hasOpenChoice);
  return presentCurrentUser(person, region, hasOpenChoice);
};
