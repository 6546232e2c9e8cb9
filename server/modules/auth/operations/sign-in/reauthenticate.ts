import { limits } from '#domain/limits.ts';
import { maskPhone } from '#domain/person/phone.ts';
import type { BodyOf, Call, DataOf, Handler } from '#server/http/handler.ts';
import { sendOneTimeCode, verifyOneTimeCode } from '#server/modules/auth/codes/send-code.ts';
import { authenticateStaff } from '#server/modules/auth/passwords/staff-password.ts';
import { verifyPasskeyAnswer } from '#server/modules/auth/second-factor/passkeys.ts';
import { recordAuthentication } from '#server/modules/auth/sessions/reauthentication.ts';
import { verifySocialLogin } from '#server/modules/auth/sign-in/social-login.ts';
import {
  findConfirmationPhone,
  findPersonByIdentity,
  findStaffEmail,
  requirePerson,
} from '#server/modules/people/index.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { Problem } from '#server/platform/errors/problem.ts';

type Id = 'reauthenticate';
type Proof = Exclude<BodyOf<Id>, { action: 'send-code' }>;

export const reauthenticate: Handler<Id> = async (call) => {
  const person = requirePerson(call);
  const { body, deps, session } = call;
  if (!session) throw new Problem('unauthenticated');
  if (body.action === 'send-code') return sendCodeToSelf(call, person);
  await verifyProof(body, person, call);
  await recordAuthentication(deps.db, session, deps.clock.now());
  return { isConfirmed: true, maskedPhone: null, resendAfter: null, otpDigits: null };
};

async function sendCodeToSelf(call: Call<Id>, person: Person): Promise<DataOf<Id>> {
  const phone = await requireOwnPhone(call.deps, person);
  const otpDigits = await sendOneTimeCode(call, phone, 're-authentication');
  const resendAfter = limits.otpResendSeconds;
  return { isConfirmed: false, maskedPhone: maskPhone(phone), resendAfter, otpDigits };
}

/** @throws {Problem} `not-available` where the account has no number */
async function requireOwnPhone({ db, clock }: Deps, { id }: Person): Promise<string> {
  const phone = await findConfirmationPhone(db, id, clock.now());
  if (phone === undefined) throw new Problem('not-available');
  return phone;
}

/** Tries count as those of a sign-in do. @throws {Problem} what a sign-in throws */
async function verifyProof(proof: Proof, person: Person, call: Call<Id>): Promise<void> {
  const { deps } = call;
  const { db } = deps;
  if (proof.action === 'verify-code') {
    const phone = await requireOwnPhone(deps, person);
    await verifyOneTimeCode(call, { phone, code: proof.otp, purpose: 're-authentication' });
  } else if (proof.action === 'social') {
    const { subject } = await verifySocialLogin(proof.user, call);
    const holder = await findPersonByIdentity(db, proof.user.loginType, subject);
    if (holder?.id !== person.id) throw new Problem('login-not-linked');
  } else if (proof.action === 'passkey') {
    if ((await verifyPasskeyAnswer(call, proof.answer)) !== person.id)
      throw new Problem('passkey-refused');
  } else await verifyPassword(proof.password, person, call);
}

async function verifyPassword(password: string, { id }: Person, call: Call<Id>): Promise<void> {
  const email = await findStaffEmail(call.deps.db, id);
  if (email === null) throw new Problem('login-failed');
  await authenticateStaff(call, { email, password });
}
