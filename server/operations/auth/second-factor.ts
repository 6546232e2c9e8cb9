import type { Call, Handler } from '../../handler.ts';
import { actingPerson } from '../../people/acting-person.ts';
import {
  removeAuthenticator as remove,
  spendAuthenticatorCode,
  startAuthenticator as start,
} from '../../people/authenticator-app.ts';
import { nextScreenOf } from '../../people/cookies.ts';
import { relyingParty } from '../../people/passkeys.ts';
import { endSecondStep, requirePending, spendStepTry } from '../../people/pending-sign-ins.ts';
import { makeRecoveryCodes, spendRecoveryCode } from '../../people/recovery-codes.ts';
import {
  codesOfFirstFactor,
  completeEnrolment,
  endEnrolment,
  forgetCodesWithoutFactor,
  secondFactors,
  securitySubject,
} from '../../people/second-factor.ts';
import { signIn } from '../../people/sign-in.ts';
import { countCodeTry, forgiveCodeTries } from '../../people/sign-in-delays.ts';
import { staffEmail } from '../../people/staff-email.ts';
import { noteStaffEvent } from '../../people/staff-events.ts';
import { Problem } from '../../problem.ts';

export const verifySecondFactor: Handler<'verifySecondFactor'> = async (call) => {
  const { deps, region } = call;
  const pending = await requirePending(call, 'verify');
  const { person } = pending;
  await countCodeTry(deps.db, person.id, deps.clock.now());
  const attemptsLeft = await spendStepTry(call, pending);
  if (!(await isRightCode(call, person.id))) throw new Problem('code-wrong', { attemptsLeft });
  await endSecondStep(call, pending);
  await forgiveCodeTries(deps.db, person.id);
  await signIn(call, person, 'INTERNAL');
  return { nextScreen: nextScreenOf(person, region), newUser: person.new_user, selectAccount: null };
};

async function isRightCode({ body, deps }: Call<'verifySecondFactor'>, personId: string): Promise<boolean> {
  if (body.method === 'authenticator')
    return spendAuthenticatorCode(deps, { personId, code: body.code, isConfirmed: true });
  return deps.db.transaction().execute(async (trx) => {
    if (!(await spendRecoveryCode(trx, personId, body.code, deps.clock.now()))) return false;
    await noteStaffEvent(trx, deps, { personId, action: 'recovery-code-used', byPerson: personId });
    return true;
  });
}

export const getSecurity: Handler<'getSecurity'> = async (call) => {
  const { deps } = call;
  const { person } = await securitySubject(call);
  const passkeys = await deps.db
    .selectFrom('passkeys')
    .where('person_id', '=', person.id)
    .orderBy('created_at')
    .select(['id', 'name', 'created_at', 'used_at'])
    .execute();
  const app = await deps.db
    .selectFrom('authenticator_apps')
    .where('person_id', '=', person.id)
    .select('confirmed_at')
    .executeTakeFirst();
  const codes = await deps.db
    .selectFrom('recovery_codes')
    .where('person_id', '=', person.id)
    .where('used_at', 'is', null)
    .select('code_hash')
    .execute();
  return {
    passkeys: passkeys.map((row) => ({
      passkeyId: row.id,
      name: row.name,
      addedAt: row.created_at.toISOString(),
      usedAt: row.used_at?.toISOString() ?? null,
    })),
    authenticatorAddedAt: app?.confirmed_at?.toISOString() ?? null,
    recoveryCodesLeft: codes.length,
    isSecondFactorRequired: deps.config.staffSecondFactor === 'required',
    arePasskeysAvailable: relyingParty(call) !== null,
  };
};

export const startAuthenticator: Handler<'startAuthenticator'> = async (call) => {
  const { person } = await securitySubject(call);
  const email = (await staffEmail(call.deps.db, person.id)) ?? '';
  return start(call.deps, { id: person.id, email });
};

export const confirmAuthenticator: Handler<'confirmAuthenticator'> = async (call) => {
  const { body, deps } = call;
  const subject = await securitySubject(call);
  const personId = subject.person.id;
  const now = deps.clock.now();
  await countCodeTry(deps.db, personId, now);
  const { recoveryCodes, sendCookies } = await deps.db.transaction().execute(async (trx) => {
    await endEnrolment(trx, subject);
    const codes = await codesOfFirstFactor(trx, personId);
    const isRight = await spendAuthenticatorCode(
      { ...deps, db: trx },
      { personId, code: body.code, isConfirmed: false },
    );
    if (!isRight) throw new Problem('code-wrong');
    await noteStaffEvent(trx, deps, { personId, action: 'authenticator-added', byPerson: personId });
    await forgiveCodeTries(trx, personId);
    return { recoveryCodes: codes, sendCookies: await completeEnrolment(trx, call, subject) };
  });
  sendCookies();
  return { recoveryCodes };
};

export const removeAuthenticator: Handler<'removeAuthenticator'> = async (call) => {
  const { deps } = call;
  const { id: personId, role } = actingPerson(call);
  if (role !== 'staff') throw new Problem('forbidden');
  await deps.db.transaction().execute(async (trx) => {
    if (!(await remove(trx, personId))) return;
    await forgetCodesWithoutFactor(trx, personId);
    await noteStaffEvent(trx, deps, { personId, action: 'authenticator-removed', byPerson: personId });
  });
  return { message: 'Success' };
};

export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = async (call) => {
  const { deps } = call;
  const { id: personId, role } = actingPerson(call);
  if (role !== 'staff') throw new Problem('forbidden');
  if ((await secondFactors(deps.db, personId)).length === 0) throw new Problem('not-available');
  const recoveryCodes = await deps.db.transaction().execute(async (trx) => {
    await noteStaffEvent(trx, deps, { personId, action: 'recovery-codes-made', byPerson: personId });
    return makeRecoveryCodes(trx, personId);
  });
  return { recoveryCodes };
};
