import { limits } from '#domain/limits.ts';
import type { Handler } from '../../handler.ts';
import { actingPerson } from '../../people/acting-person.ts';

export const getSealingKey: Handler<'getSealingKey'> = async (call) => {
  actingPerson(call, 'UPDATE_PROFILE');
  return { key: call.deps.envelopes.publicKey, goodForDays: limits.envelopeDays };
};
