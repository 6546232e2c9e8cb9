import type { Handler } from '../../handler.ts';
import { once } from '../../idempotency.ts';
import { refuseForeignHint } from '../../people/acting-person.ts';
import { insertCreator } from '../../people/insert-creator.ts';
import { actingManager } from '../../people/managers.ts';
import { savedCreator } from './saved-creator.ts';
import { writeCreator } from './write-creator.ts';

export const createCreator: Handler<'createCreator'> = async (call) => {
  const manager = actingManager(call);
  const { body } = call;
  const { person } = manager;
  refuseForeignHint(person, body.userId);
  return once(call, person, async (trx, now) => {
    const creator = await insertCreator(trx, { agency_id: manager.agencyId ?? null }, now);
    await writeCreator(trx, manager, creator, body.creatorData, now);
    return savedCreator(trx, creator.id);
  });
};
