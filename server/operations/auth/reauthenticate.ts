import { limits } from '#domain/limits.ts';
import { maskPhone } from '#domain/phone.ts';
import type { Deps } from '../../deps.ts';
import type { BodyOf, Call, DataOf, Handler } from '../../handler.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { confirmationPhone } from '../../people/contacts.ts';
import { answeredPasskey } from '../../people/passkeys.ts';
import { findByIdentity, type Person } from '../../people/person.ts';
import { noteAuthentication } from '../../people/recent-authentication.ts';
import { checkCode, sendCodeTo } from '../../people/send-code.ts';
import { staffByPassword } from '../../people/staff-password.ts';
import { Problem } from '../../problem.ts';
import { provedPerson } from './social-login.ts';

type Id = 'reauthenticate';
type Proof = Exclude<BodyOf<Id>, { action: 'send-code' }>;

export const reauthenticate: Handler<Id> = async (call) => {
  const person = actingPerson(call);
  const { body, deps, session } = call;
  if (!session) throw new Problem('unauthenticated');
  if (body.action === 'send-code') return sendOwnCode(call, person);
  await prove(body, person, call);
  await noteAuthentication(deps.db, session, deps.clock.now());
  return { isConfirmed: true, maskedPhone: null, resendAfter: null, otpDigits: null };
};

async function sendOwnCode(call: Call<Id>, person: Person): Promise<DataOf<Id>> {
  const phone = await ownPhone(call.deps, person);
  const otpDigits = await sendCodeTo(call, phone, 're-authentication');
  const resendAfter = limits.otpResendSeconds;
  return { isConfirmed: false, maskedPhone: maskPhone(phone), resendAfter, otpDigits };
}

/** @throws {Problem} `not-available` where the account has no number */
async function ownPhone({ db, clock }: Deps, { id }: Person): Promise<string> {
  const phone = await confirmationPhone(db, id, clock.now());
  if (phone === undefined) throw new Problem('not-available');
  return phone;
}

/** Tries count as those of a sign-in do. @throws {Problem} what a sign-in throws */
async function prove(proof: Proof, person: Person, call: Call<Id>): Promise<void> {
  const { deps } = call;
  const { db } = deps;
  if (proof.action === 'verify-code') {
    const phone = await ownPhone(deps, person);
    await checkCode(call, { phone, code: proof.otp, purpose: 're-authentication' });
  } else if (proof.action === 'social') {
    const { subject } = await provedPerson(proof.user, call);
    const holder = await findByIdentity(db, proof.user.loginType, subject);
    if (holder?.id !== person.id) throw new Problem('login-not-linked');
  } else if (proof.action === 'passkey') {
    if ((await answeredPasskey(call, proof.answer)) !== person.id) throw new Problem('passkey-refused');
  } else await provePassword(proof.password, person, call);
}

async function provePassword(password: string, { id }: Person, call: Call<Id>): Promise<void> {
  const identity = await call.deps.db
    .selectFrom('identities')
    .where('person_id', '=', id)
    .where('kind', '=', 'INTERNAL')
    .select('subject')
    .executeTakeFirst();
  if (!identity) throw new Problem('login-failed');
  await staffByPassword(call, { email: identity.subject, password });
}
