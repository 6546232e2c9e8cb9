import type { Handler } from '../../handler.ts';
import { once } from '../../idempotency.ts';
import { actingPerson } from '../../people/acting-person.ts';
import * as changes from '../../people/profile-changes.ts';
import { presentProfile } from './present-profile.ts';

export const withdrawProfileChange: Handler<'withdrawProfileChange'> = async (call) => {
  const { id } = actingPerson(call, 'UPDATE_PROFILE');
  const { revision } = call.body;
  return once(call, { id }, async (trx, now) =>
    presentProfile(trx, await changes.withdrawProfileChange(trx, id, revision, { byPerson: id, now })),
  );
};
