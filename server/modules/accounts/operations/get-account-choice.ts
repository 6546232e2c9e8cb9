import type { Handler } from '#server/http/handler.ts';
import { clearSessionCookies } from '#server/modules/auth/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { closeAbandonedChoice, presentAccountChoice } from '../account-choice.ts';
import { findLatestChoice } from '../repository/account-choices.ts';

export const getAccountChoice: Handler<'getAccountChoice'> = async ({ deps, session, reply }) => {
  if (!session) throw new Problem('unauthenticated');
  const now = deps.clock.now();
  if (await closeAbandonedChoice(deps.db, session, now)) {
    clearSessionCookies(reply);
    throw new Problem('unauthenticated');
  }
  const choice =
    session.choiceId === null ? undefined : await findLatestChoice(deps.db, session.hash);
  const isOpen = choice?.outcome === null;
  return { selectAccount: isOpen ? await presentAccountChoice(deps.db, choice, now) : null };
};
