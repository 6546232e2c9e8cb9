import type { Handler } from '#server/http/handler.ts';
import { addPasskey as add } from '#server/modules/auth/second-factor/passkeys.ts';
import {
  completeEnrolment,
  createCodesForFirstFactor,
  endEnrolment,
  requireSecondFactorSubject,
} from '#server/modules/auth/second-factor/second-factor.ts';
import { recordStaffEvent } from '#server/modules/notices/index.ts';

export const addPasskey: Handler<'addPasskey'> = async (call) => {
  const { body, deps } = call;
  const subject = await requireSecondFactorSubject(call);
  const personId = subject.person.id;
  const { recoveryCodes, sendCookies } = await deps.db.transaction().execute(async (trx) => {
    await endEnrolment(trx, subject);
    const codes = await createCodesForFirstFactor(trx, personId);
    await add(trx, call, { personId, name: body.name, made: body.made });
    await recordStaffEvent(trx, deps, { personId, action: 'passkey-added', byPerson: personId });
    return { recoveryCodes: codes, sendCookies: await completeEnrolment(trx, call, subject) };
  });
  sendCookies();
  return { recoveryCodes };
};
