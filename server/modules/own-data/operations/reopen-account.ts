import { decideCreator } from '#machines/lifecycle/creator.ts';
import type { Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { lockPerson, updatePerson } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { markReturned } from '../repository/account-closings.ts';
import { requireCreator } from '../require-creator.ts';

export const reopenAccount: Handler<'reopenAccount'> = async (call) => {
  const caller = requireCreator(call);
  return withIdempotency(call, caller, async (trx, now) => {
    const person = await lockPerson(trx, caller.id);
    const decision = decideCreator(person.position, { type: 'closing.withdrawn' });
    if (decision.kind === 'refused') throw new Problem(decision.code);
    await markReturned(trx, person.id);
    await updatePerson(trx, person.id, {
      position: JSON.stringify(decision.position),
      updated_at: now,
    });
    return { message: 'Success' as const };
  });
};
