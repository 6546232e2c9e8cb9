import type { Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import { saveProfile } from '../save-profile.ts';

export const register: Handler<'register'> = async (call) => {
  const person = requirePerson(call, 'UPDATE_PROFILE');
  requireOwnUserId(person, call.body.user?.userId);
  requireOwnUserId(person, call.body.registerData.userId);
  const { body } = call;
  return withIdempotency(call, person, (trx, now) =>
    saveProfile(trx, person.id, body.registerData, now, { isFirst: true }),
  );
};
