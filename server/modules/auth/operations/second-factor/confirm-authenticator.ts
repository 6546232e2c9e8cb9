import type { Handler } from '#server/http/handler.ts';
import { consumeAuthenticatorCode } from '#server/modules/auth/second-factor/authenticator-app.ts';
import {
  completeEnrolment,
  createCodesForFirstFactor,
  endEnrolment,
  requireSecondFactorSubject,
} from '#server/modules/auth/second-factor/second-factor.ts';
import { countCodeTry, resetCodeTries } from '#server/modules/auth/sign-in/sign-in-delays.ts';
import { recordStaffEvent } from '#server/modules/notices/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';

export const confirmAuthenticator: Handler<'confirmAuthenticator'> = async (call) => {
  const { body, deps } = call;
  const subject = await requireSecondFactorSubject(call);
  const personId = subject.person.id;
  const now = deps.clock.now();
  await countCodeTry(deps.db, personId, now);
  const { recoveryCodes, sendCookies } = await deps.db.transaction().execute(async (trx) => {
    await endEnrolment(trx, subject);
    const codes = await createCodesForFirstFactor(trx, personId);
    const isRight = await consumeAuthenticatorCode(
      { ...deps, db: trx },
      { personId, code: body.code, isConfirmed: false },
    );
    if (!isRight) throw new Problem('code-wrong');
    await recordStaffEvent(trx, deps, {
      personId,
      action: 'authenticator-added',
      byPerson: personId,
    });
    await resetCodeTries(trx, personId);
    return { recoveryCodes: codes, sendCookies: await completeEnrolment(trx, call, subject) };
  });
  sendCookies();
  return { recoveryCodes };
};
