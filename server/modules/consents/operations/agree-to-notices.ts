import type { Handler } from '#server/http/handler.ts';
import { lockPerson, requirePerson } from '#server/modules/people/index.ts';
import { invalidRequest, Problem } from '#server/platform/errors/problem.ts';
import { recordAgreement, shownNotice } from '../consents.ts';

/** Needs no key: agreeing again to the same text changes nothing. */
export const agreeToNotices: Handler<'agreeToNotices'> = async (call) => {
  const { id, role } = requirePerson(call);
  if (role === 'staff') throw new Problem('forbidden');
  const shown = shownNotice(call);
  if (!shown) throw invalidRequest({ 'Notice-Shown': 'not-allowed' });
  const { db, clock } = call.deps;
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    await lockPerson(trx, id);
    await recordAgreement(trx, id, { shown, screen: 'changed-terms' }, now);
  });
  return { message: 'Success' };
};
