import { countGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { lockCreator, requirePerson } from '#server/modules/people/index.ts';
import { newId } from '#server/platform/database/ids.ts';
import { invalidRequest, Problem } from '#server/platform/errors/problem.ts';
import { countStaffMessages, insertStaffMessage } from '../repository/staff-messages.ts';

const day = 24 * 3_600_000;

export const sendStaffMessage: Handler<'sendStaffMessage'> = async (call) => {
  const staff = requirePerson(call, 'APPROVE_CREATOR');
  const { creatorUserId } = call.body;
  const text = call.body.text.trim();
  if (text === '') throw invalidRequest({ text: 'required' });
  if (countGraphemes(text) > limits.staffMessageMax) throw invalidRequest({ text: 'too-long' });
  return withIdempotency(call, staff, async (trx, now, audit) => {
    // Messages to one creator are counted sequentially.
    const creator = await lockCreator(trx, creatorUserId, undefined);
    if (!creator) throw new Problem('not-found');
    if (creator.position.accountStatus !== 'active') throw new Problem('transition-not-allowed');
    const since = new Date(now.getTime() - day);
    const sent = await countStaffMessages(trx, { personId: creator.id, staffId: staff.id, since });
    // A limit allows another message when the oldest one that counts is a day old.
    const full = [
      sent.toPerson.count >= limits.staffMessagesPerCreator && sent.toPerson.oldest_at,
      sent.byStaff.count >= limits.staffMessagesPerStaff && sent.byStaff.oldest_at,
    ].filter((oldest) => oldest instanceof Date);
    if (full.length > 0) {
      const passed = now.getTime() - Math.max(...full.map((oldest) => oldest.getTime()));
      throw new Problem('rate-limited', { retryAfter: Math.ceil((day - passed) / 1000) });
    }
    await insertStaffMessage(trx, { id: newId(now), personId: creator.id, text, now });
    audit({ subject: { kind: 'creator', id: creator.id } });
    return { message: 'Success' as const };
  });
};
