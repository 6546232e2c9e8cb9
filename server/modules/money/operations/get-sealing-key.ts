import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';

export const getSealingKey: Handler<'getSealingKey'> = async (call) => {
  requirePerson(call, 'UPDATE_PROFILE');
  return { key: call.deps.envelopeDecrypter.publicKey, goodForDays: limits.envelopeDays };
};
