import type { Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { decideAppealOf } from '../decide-appeal.ts';
import { loadAppealDetails } from '../load-details.ts';
import { validateAppealText } from '../store-appeal.ts';

export const decideAppeal: Handler<'decideAppeal'> = async (call) => {
  const by = requirePerson(call, 'INTERNAL');
  const { appealId, outcome } = call.body;
  const answer = validateAppealText('answer', call.body.answer);
  return withIdempotency(call, by, async (trx, now, audit) => {
    const decision = { appealId, outcome, answer, by, now };
    audit(await decideAppealOf(trx, call.deps, decision));
    return loadAppealDetails(trx, appealId, by, now);
  });
};
