import type { Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { requireCreatorManager, requireOwnUserId } from '#server/modules/people/index.ts';
import { changeCreator } from '../change-creator.ts';

export const updateCreator: Handler<'updateCreator'> = async (call) => {
  const manager = requireCreatorManager(call);
  const { body } = call;
  const { person } = manager;
  requireOwnUserId(person, body.userId);
  const { creatorData } = body;
  return withIdempotency(call, person, async (trx, now, audit) => {
    const details = await changeCreator(trx, manager, creatorData, now);
    audit(details);
    return details.after;
  });
};
