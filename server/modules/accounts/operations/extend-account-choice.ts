import { limits } from '#domain/limits.ts';
import { decideAccount } from '#machines/lifecycle/account.ts';
import type { Handler } from '#server/http/handler.ts';
import { requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { choiceDeadline, choiceSecondsLeft, presentAccountChoice } from '../account-choice.ts';
import { findLatestChoice, updateAccountChoice } from '../repository/account-choices.ts';

export const extendAccountChoice: Handler<'extendAccountChoice'> = async (call) => {
  const { deps, session, body } = call;
  requireOwnUserId(requirePerson(call), body.user.userId);
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (trx) => {
    const choice = session ? await findLatestChoice(trx, session.hash) : undefined;
    if (!choice || choice.outcome !== null) throw new Problem('not-found');
    const left = choiceSecondsLeft(choice, now);
    const extensionsLeft = limits.mergeExtensions - choice.extensions;
    const decision = decideAccount('choosing', {
      type: 'choice.extended',
      secondsLeft: left,
      extensionsLeft,
    });
    if (decision.kind === 'refused') {
      throw new Problem(extensionsLeft > 0 ? 'choice-timed-out' : 'transition-not-allowed');
    }
    const extended = await updateAccountChoice(trx, choice.id, {
      deadline: choiceDeadline(now),
      extensions: choice.extensions + 1,
    });
    return { selectAccount: await presentAccountChoice(trx, extended, now) };
  });
};
