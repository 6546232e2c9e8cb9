import { decideCreator } from '#machines/lifecycle/creator.ts';
import type { Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { hasOpenPhoneChange } from '#server/modules/accounts/index.ts';
import { leaveAgencyOf } from '#server/modules/agencies/index.ts';
import { deleteSessions, withdrawSignInLinks } from '#server/modules/auth/index.ts';
import { acceptOpenInvoices } from '#server/modules/money/index.ts';
import { sendNoticeToPerson } from '#server/modules/notices/index.ts';
import { lockPerson, updatePerson } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { erasureTime } from '../closing/closing-time.ts';
import { upsertClosing } from '../repository/account-closings.ts';
import { hasSources } from '../repository/own-rows.ts';
import { requireCreator } from '../require-creator.ts';

export const closeAccount: Handler<'closeAccount'> = async (call) => {
  const caller = requireCreator(call);
  return withIdempotency(call, caller, async (trx, now) => {
    const person = await lockPerson(trx, caller.id);
    // Until then the earlier owner of the number may take the account back.
    if (await hasOpenPhoneChange(trx, [person.id], now)) throw new Problem('changed-recently');
    const decision = decideCreator(person.position, { type: 'closing.requested' });
    if (decision.kind === 'refused' || (await hasSources(trx, person.id)))
      throw new Problem('transition-not-allowed');
    const eraseAt = erasureTime(now);
    await upsertClosing(trx, { personId: person.id, now, eraseAt });
    await acceptOpenInvoices(trx, person.id, now);
    await leaveAgencyOf(trx, person, now);
    await updatePerson(trx, person.id, {
      position: JSON.stringify(decision.position),
      updated_at: now,
    });
    const notice = { kind: 'account-closed', date: eraseAt } as const;
    await sendNoticeToPerson(trx, call.deps, person.id, notice, now);
    await withdrawSignInLinks(trx, person.id, now);
    await deleteSessions(trx, person.id);
    return { message: 'Success' as const };
  });
};
