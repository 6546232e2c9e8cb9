import type { Call, Handler } from '#server/http/handler.ts';
import { consumeAuthenticatorCode } from '#server/modules/auth/second-factor/authenticator-app.ts';
import {
  consumeSecondStepTry,
  endSecondStep,
  requirePendingSignIn,
} from '#server/modules/auth/second-factor/pending-sign-ins.ts';
import { consumeRecoveryCode } from '#server/modules/auth/second-factor/recovery-codes.ts';
import { nextScreen } from '#server/modules/auth/sessions/next-screen.ts';
import { signIn } from '#server/modules/auth/sign-in/sign-in.ts';
import { countCodeTry, resetCodeTries } from '#server/modules/auth/sign-in/sign-in-delays.ts';
import { recordStaffEvent } from '#server/modules/notices/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';

export const verifySecondFactor: Handler<'verifySecondFactor'> = async (call) => {
  const { deps, region } = call;
  const pending = await requirePendingSignIn(call, 'verify');
  const { person } = pending;
  await countCodeTry(deps.db, person.id, deps.clock.now());
  const attemptsLeft = await consumeSecondStepTry(call, pending);
  if (!(await isCodeCorrect(call, person.id))) throw new Problem('code-wrong', { attemptsLeft });
  await endSecondStep(call, pending);
  await resetCodeTries(deps.db, person.id);
  await signIn(call, person, 'INTERNAL');
  return { nextScreen: nextScreen(person, region), newUser: person.new_user, selectAccount: null };
};

async function isCodeCorrect(
  { body, deps }: Call<'verifySecondFactor'>,
  personId: string,
): Promise<boolean> {
  if (body.method === 'authenticator')
    return consumeAuthenticatorCode(deps, { personId, code: body.code, isConfirmed: true });
  return deps.db.transaction().execute(async (trx) => {
    if (!(await consumeRecoveryCode(trx, personId, body.code, deps.clock.now()))) return false;
    await recordStaffEvent(trx, deps, {
      personId,
      action: 'recovery-code-used',
      byPerson: personId,
    });
    return true;
  });
}
