import { limits } from '#domain/limits.ts';
import { decideAccount } from '#machines/lifecycle/account.ts';
import type { Handler } from '../../handler.ts';
import { lastChoice, newDeadline, presentChoice, secondsLeft } from '../../people/account-choice.ts';
import { actingPerson, refuseForeignHint } from '../../people/acting-person.ts';
import { Problem } from '../../problem.ts';

export const extendAccountChoice: Handler<'extendAccountChoice'> = async (call) => {
  const { deps, session, body } = call;
  refuseForeignHint(actingPerson(call), body.user.userId);
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (trx) => {
    const choice = session ? await lastChoice(trx, session.hash) : undefined;
    if (!choice || choice.outcome !== null) throw new Problem('not-found');
    const left = secondsLeft(choice, now);
    const extensionsLeft = limits.mergeExtensions - choice.extensions;
    const decision = decideAccount('choosing', {
      type: 'choice.extended',
      secondsLeft: left,
      extensionsLeft,
    });
    if (decision.kind === 'refused') {
      throw new Problem(extensionsLeft > 0 ? 'choice-timed-out' : 'transition-not-allowed');
    }
    const extended = await trx
      .updateTable('account_choices')
      .set({ deadline: newDeadline(now), extensions: choice.extensions + 1 })
      .where('id', '=', choice.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { selectAccount: await presentChoice(trx, extended, now) };
  });
};
