import type { Handler } from '#server/http/handler.ts';
import { findClosing } from '../repository/account-closings.ts';
import { requireCreator } from '../require-creator.ts';

export const getAccountClosing: Handler<'getAccountClosing'> = async (call) => {
  const person = requireCreator(call);
  const row = await findClosing(call.deps.db, person.id);
  if (person.position.accountStatus !== 'closing' || !row) return { closing: null };
  const { requested_at, erase_at } = row;
  return {
    closing: { requestedAt: requested_at.toISOString(), eraseAt: erase_at.toISOString() },
  };
};
