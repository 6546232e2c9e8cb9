import { permissionsOf } from '#domain/permissions.ts';
import { newCreator } from '#machines/lifecycle/creator.ts';
import type { Db } from '../../db/database.ts';
import type { Handler } from '../../handler.ts';
import { once } from '../../idempotency.ts';
import { newId } from '../../ids.ts';
import { refuseForeignHint } from '../../people/acting-person.ts';
import { actingManager, type Manager } from '../../people/managers.ts';
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
    const creator = await insertCreator(trx, manager, now);
    await writeCreator(trx, manager, creator, body.creatorData, now);
    return savedCreator(trx, creator.id);
  });
};

function insertCreator(trx: Db, { agencyId }: Manager, now: Date) {
  return trx
    .insertInto('people')
    .values({
      id: newId(now),
      role: 'creator',
      permissions: [...permissionsOf.creator],
      languages: [],
      creator_type: 'UGC',
      agency_id: agencyId ?? null,
      position: JSON.stringify(newCreator),
      new_user: true,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
