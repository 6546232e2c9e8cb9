import { nobody } from '#domain/auth/nobody.ts';
import type { Handler } from '#server/http/handler.ts';
import { closeAbandonedChoice } from '#server/modules/accounts/index.ts';
import { clearSessionCookies, setHintCookies } from '#server/modules/auth/sessions/cookies.ts';
import { presentCurrentUser } from '#server/modules/auth/sessions/current-user-presenter.ts';

export const getCurrentUser: Handler<'getCurrentUser'> = async (call) => {
  const { person, session, region, reply, deps } = call;
  if (!person || !session) return nobody;
  if (await closeAbandonedChoice(deps.db, session, deps.clock.now())) {
    clearSessionCookies(reply);
    return nobody;
  }
  const hasOpenChoice = session.choiceId !== null;
  setHintCookies(call, person, hasOpenChoice);
  return presentCurrentUser(person, region, hasOpenChoice);
};
