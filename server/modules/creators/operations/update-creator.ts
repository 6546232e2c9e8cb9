import type { Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import {
  lockManagedCreator,
  requireCreatorManager,
  requireOwnUserId,
} from '#server/modules/people/index.ts';
import { presentSavedCreator } from '../saved-creator.ts';
import { writeCreator } from '../write-creator.ts';

export const updateCreator: Handler<'updateCreator'> = async (call) => {
  const manager = requireCreatorManager(call);
  const { body } = call;
  const { person } = manager;
  requireOwnUserId(person, body.userId);
  const { creatorData } = body;
  return withIdempotency(call, person, async (trx, now) => {
    const creator = await lockManagedCreator(trx, manager, creatorData.creatorUserId);
    await writeCreator(trx, manager, creator, creatorData, now);
    return presentSavedCreator(trx, creator.id);
  });
};
