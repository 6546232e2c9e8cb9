import type { Handler } from '#server/http/handler.ts';
import { closeAbandonedChoice } from '#server/modules/accounts/index.ts';
import { clearSessionCookies, setHintCookies } from '#server/modules/auth/sessions/cookies.ts';
import {
  presentCurrentUser,
  signedOut,
} from '#server/modules/auth/sessions/current-user-presenter.ts';

export const getCurrentUser: Handler<'getCurrentUser'> = async (call) => {
  const { person, session, region, reply, deps } = call;
  if (!person || !session) return signedOut;
  if (await closeAbandonedChoice(deps.db, session, deps.clock.now())) {
    clearSessionCookies(reply);
    return signedOut;
  }
  const hasOpenChoice = session.choiceId !== null;
  setHintCookies(call, person, hasOpenChoice);
  return presentCurrentUser(person, region, hasOpenChoice);
};
