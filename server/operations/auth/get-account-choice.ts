import type { Handler } from '../../handler.ts';
import { closeAbandoned, lastChoice, presentChoice } from '../../people/account-choice.ts';
import { clearCookies } from '../../people/cookies.ts';
import { Problem } from '../../problem.ts';

export const getAccountChoice: Handler<'getAccountChoice'> = async ({ deps, session, reply }) => {
  if (!session) throw new Problem('unauthenticated');
  const now = deps.clock.now();
  if (await closeAbandoned(deps.db, session, now)) {
    clearCookies(reply);
    throw new Problem('unauthenticated');
  }
  const choice = session.choiceId === null ? undefined : await lastChoice(deps.db, session.hash);
  const isOpen = choice?.outcome === null;
  return { selectAccount: isOpen ? await presentChoice(deps.db, choice, now) : null };
};
