import type { Handler } from '../../handler.ts';
import { once } from '../../idempotency.ts';
import { refuseForeignHint } from '../../people/acting-person.ts';
import { actingManager, managedCreator } from '../../people/managers.ts';
import { savedCreator } from './saved-creator.ts';
import { writeCreator } from './write-creator.ts';

export const updateCreator: Handler<'updateCreator'> = async (call) => {
  const manager = actingManager(call);
  const { body } = call;
  const { person } = manager;
  refuseForeignHint(person, body.userId);
  const { creatorData } = body;
  return once(call, person, async (trx, now) => {
    const creator = await managedCreator(trx, manager, creatorData.creatorUserId);
    await writeCreator(trx, manager, creator, creatorData, now);
    return savedCreator(trx, creator.id);
  });
};
