import type { Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { lockPerson, requirePerson } from '#server/modules/people/index.ts';
import { appealBlockOf, loadBlockedAccount } from '../blocked-account.ts';

export const appealBlock: Handler<'appealBlock'> = async (call) => {
  const caller = requirePerson(call);
  const { body, deps } = call;
  const { config } = deps;
  return withIdempotency(call, caller, async (trx, now) => {
    // Locked, so that nobody unblocks or blocks them at the same time.
    const person = await lockPerson(trx, caller.id);
    await appealBlockOf(trx, { person, input: body, config, now });
    return loadBlockedAccount(trx, person, config);
  });
};
