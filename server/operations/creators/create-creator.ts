import type { Handler } from '../../handler.ts';
import { once } from '../../idempotency.ts';
import { refuseForeignHint } from '../../people/acting-person.ts';
import { insertCreator } from '../../people/insert-creator.ts';
import { actingManager } from '../../people/managers.ts';
import { savedCreator } from './saved-creator.ts';
import { writeCreator } from './write-creator.ts';

export const createCreator: Handler<'createCreator'> = async (call) => {
  const manager = actingManager(call);
  const { body, deps, idempotencyKey: key } = call;
  const { person } = manager;
  refuseForeignHint(person, body.userId);
  const now = deps.clock.now();
  const intent = { db: deps.db, personId: person.id, operation: 'createCreator', key, request: body, now };
  return once(intent, async (trx) => {
    const creator = await insertCreator(trx, { agency_id: manager.agencyId ?? null }, now);
    await writeCreator(trx, manager, creator, body.creatorData, now);
    return savedCreator(trx, creator.id);
  });
};
