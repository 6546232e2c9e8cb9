import type { Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { recordConsent, shownNotice } from '#server/modules/consents/index.ts';
import { requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import { saveProfile } from '../save-profile.ts';

export const register: Handler<'register'> = async (call) => {
  const person = requirePerson(call, 'UPDATE_PROFILE');
  requireOwnUserId(person, call.body.user?.userId);
  requireOwnUserId(person, call.body.registerData.userId);
  const { body } = call;
  return withIdempotency(call, person, async (trx, now) => {
    const saved = await saveProfile(trx, person.id, body.registerData, now, { isFirst: true });
    const act = { personId: person.id, purpose: 'profile', screen: 'profile' } as const;
    await recordConsent(trx, { ...act, shown: shownNotice(call) }, now);
    return saved;
  });
};
