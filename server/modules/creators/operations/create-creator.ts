import type { Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import {
  insertCreator,
  requireCreatorManager,
  requireOwnUserId,
} from '#server/modules/people/index.ts';
import { presentSavedCreator } from '../saved-creator.ts';
import { writeCreator } from '../write-creator.ts';

export const createCreator: Handler<'createCreator'> = async (call) => {
  const manager = requireCreatorManager(call);
  const { body } = call;
  const { person } = manager;
  requireOwnUserId(person, body.userId);
  return withIdempotency(call, person, async (trx, now, audit) => {
    const creator = await insertCreator(trx, { agency_id: manager.agencyId ?? null }, now);
    await writeCreator(trx, manager, creator, body.creatorData, now);
    const after = await presentSavedCreator(trx, creator.id, person);
    audit({ subject: { kind: 'creator', id: creator.id }, after });
    return after;
  });
};
