import type { Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { validateAppealText } from '../create-appeal.ts';
import { decideAppealOf } from '../decide-appeal.ts';
import { loadAppealDetails } from '../load-details.ts';

export const decideAppeal: Handler<'decideAppeal'> = async (call) => {
  const by = requirePerson(call, 'INTERNAL');
  const { appealId, outcome } = call.body;
  const answer = validateAppealText('answer', call.body.answer);
  return withIdempotency(call, by, async (trx, now, audit) => {
    const decision = { appealId, outcome, answer, by, now };
    const { before, after } = await decideAppealOf(trx, call.deps, decision);
    audit({
      subject: { kind: 'post', id: before.id },
      before: { appeal: 'open', state: before.state },
      after: { appeal: outcome, state: after.state },
    });
    return loadAppealDetails(trx, appealId, by, now);
  });
};
