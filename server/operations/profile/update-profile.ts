import type { Handler } from '../../handler.ts';
import { once } from '../../idempotency.ts';
import { actingPerson, refuseForeignHint } from '../../people/acting-person.ts';
import { saveProfile } from './save-profile.ts';

export const updateProfile: Handler<'updateProfile'> = async (call) => {
  const person = actingPerson(call, 'UPDATE_PROFILE');
  refuseForeignHint(person, call.body.user?.userId);
  refuseForeignHint(person, call.body.profileData.userId);
  const { deps, body, idempotencyKey: key } = call;
  const now = deps.clock.now();
  const intent = { db: deps.db, personId: person.id, operation: 'updateProfile', key, request: body, now };
  return once(intent, (trx) => saveProfile(trx, person.id, body.profileData, now, { isFirst: false }));
};
