import type { Handler } from '../../handler.ts';
import { once } from '../../idempotency.ts';
import { actingPerson, refuseForeignHint } from '../../people/acting-person.ts';
import { saveProfile } from './save-profile.ts';

export const register: Handler<'register'> = async (call) => {
  const person = actingPerson(call, 'UPDATE_PROFILE');
  refuseForeignHint(person, call.body.user?.userId);
  refuseForeignHint(person, call.body.registerData.userId);
  const { deps, body, idempotencyKey: key } = call;
  const now = deps.clock.now();
  const intent = { db: deps.db, personId: person.id, operation: 'register', key, request: body, now };
  return once(intent, (trx) => saveProfile(trx, person.id, body.registerData, now, { isFirst: true }));
};
