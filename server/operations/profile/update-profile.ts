import type { Handler } from '../../handler.ts';
import { once } from '../../idempotency.ts';
import { actingPerson, refuseForeignHint } from '../../people/acting-person.ts';
import { saveProfile } from './save-profile.ts';

export const updateProfile: Handler<'updateProfile'> = async (call) => {
  const person = actingPerson(call, 'UPDATE_PROFILE');
  refuseForeignHint(person, call.body.user?.userId);
  refuseForeignHint(person, call.body.profileData.userId);
  const { body } = call;
  return once(call, person, (trx, now) =>
    saveProfile(trx, person.id, body.profileData, now, { isFirst: false }),
  );
};
