import { limits } from '#domain/limits.ts';
import { maskPhone } from '#domain/phone.ts';
import { isPhoneOffered } from '#domain/regions.ts';
import { newCreator } from '#machines/lifecycle/creator.ts';
import type { Call, DataOf, Handler } from '../../handler.ts';
import { type Choice, openChoice, presentChoice, refuseRecentLogin } from '../../people/account-choice.ts';
import { refuseForeignHint } from '../../people/acting-person.ts';
import { phonesOf } from '../../people/contacts.ts';
import { nextScreenOf, setHints } from '../../people/cookies.ts';
import { linkIdentity } from '../../people/link-identity.ts';
import { moveCreator, positionAfter } from '../../people/move-creator.ts';
import { notifyPerson } from '../../people/notices.ts';
import { originOf } from '../../people/origin.ts';
import { findOrCreate, type Person } from '../../people/person.ts';
import { recordPhoneChange } from '../../people/phone-changes.ts';
import { checkCode, sendCodeTo } from '../../people/send-code.ts';
import { signIn } from '../../people/sign-in.ts';
import { invalid, Problem } from '../../problem.ts';

type Id = 'updatePhoneNo';

export const updatePhoneNo: Handler<Id> = async (call) => {
  if (call.person?.role === 'staff') throw new Problem('forbidden');
  if (call.body.userId !== undefined) {
    if (!call.person) throw new Problem('forbidden');
    refuseForeignHint(call.person, call.body.userId);
  }
  // Spec point 5. Whoever has come another way may still have a number.
  if (!call.person && !isPhoneOffered(call.region)) throw new Problem('not-available');
  return call.body.action === 'submit-phone' ? sendCode(call) : verifyCode(call);
};

async function sendCode(call: Call<Id>): Promise<DataOf<Id>> {
  const { body, deps, person } = call;
  const digits = await sendCodeTo(call, body.phone, 'sign-in');
  if (person) {
    await deps.db
      .transaction()
      .execute((trx) => moveCreator(trx, person.id, { type: 'code.sent' }, deps.clock.now()));
  }
  return {
    message: 'Otp Sent',
    action: 'submit-phone',
    maskedPhone: maskPhone(body.phone),
    resendAfter: limits.otpResendSeconds,
    expiresIn: limits.otpLifeSeconds,
    otpDigits: digits,
    nextScreen: null,
    newUser: null,
    selectAccount: null,
  };
}

async function verifyCode(call: Call<Id>): Promise<DataOf<Id>> {
  const { body, deps } = call;
  if (body.otp === undefined) throw invalid({ otp: 'required' });
  const now = deps.clock.now();
  await checkCode(call, { phone: body.phone, code: body.otp, purpose: 'sign-in' });
  const { person, choice } = call.person ? await addPhone(call, call.person) : await signInByPhone(call);
  if (call.person) setHints(call, person, choice !== null);
  return {
    message: 'Phone verified',
    action: 'verify-phone',
    maskedPhone: maskPhone(body.phone),
    resendAfter: null,
    expiresIn: null,
    otpDigits: null,
    nextScreen: nextScreenOf(person, call.region, choice !== null),
    newUser: person.new_user,
    selectAccount: choice && (await presentChoice(deps.db, choice, now)),
  };
}

type Verified = { person: Person; choice: Choice | null };

const proved = { type: 'phone.verified' } as const;
/** Where somebody new stands; the same for all of them, so the chart is asked once. */
const newcomer = positionAfter(newCreator, proved);

async function signInByPhone(call: Call<Id>): Promise<Verified> {
  const { db, clock } = call.deps;
  const now = clock.now();
  const { person: found } = await findOrCreate(db, now, {
    role: 'creator',
    position: newcomer,
    identity: { kind: 'MOBILE', subject: call.body.phone },
  });
  // Staff or an agency made the account; now its number is known to be theirs.
  const isFirstProof = found.position.phone !== 'verified' && found.position.standing === 'active';
  const person = isFirstProof
    ? await db.transaction().execute((trx) => moveCreator(trx, found.id, proved, now))
    : found;
  await signIn(call, person, 'MOBILE');
  return { person, choice: null };
}

/**
 * Makes a verified number that of somebody signed in, in place of all that they had: a merge may have brought a second
 * one. A number of another account opens a choice between the two.
 */
async function addPhone(call: Call<Id>, person: Person): Promise<Verified> {
  const { body, deps, session } = call;
  if (!session) throw new Problem('unauthenticated');
  const now = deps.clock.now();
  const identity = { kind: 'MOBILE' as const, subject: body.phone };
  return deps.db.transaction().execute(async (trx) => {
    const { holder, isNew } = await linkIdentity(trx, person.id, identity, now, session.hash);
    if (holder.id !== person.id) {
      await refuseRecentLogin(trx, identity, holder, now);
      return { person, choice: await openChoice(trx, session, person, holder, now) };
    }
    // The person is locked by now: nobody changes their numbers.
    const phones = await phonesOf(trx, person.id);
    const oldPhones = phones.map(({ phone }) => phone).filter((phone) => phone !== body.phone);
    const moved = await moveCreator(trx, person.id, { type: 'phone.verified' }, now);
    await trx
      .deleteFrom('identities')
      .where('person_id', '=', person.id)
      .where('kind', '=', identity.kind)
      .where('subject', '<>', identity.subject)
      .execute();
    if (oldPhones.length > 0) {
      const change = { personId: person.id, oldPhones, newPhone: body.phone, origin: originOf(call), now };
      await recordPhoneChange(trx, deps, change);
    } else if (isNew) {
      await notifyPerson(trx, deps, person.id, { kind: 'phone-added' }, now);
    }
    return { person: moved, choice: null };
  });
}
