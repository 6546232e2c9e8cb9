import { isPhoneOffered } from '#domain/auth/regions.ts';
import { limits } from '#domain/limits.ts';
import { maskPhone } from '#domain/person/phone.ts';
import { initialCreatorPosition } from '#machines/lifecycle/creator.ts';
import type { Call, DataOf, Handler } from '#server/http/handler.ts';
import { requestOrigin } from '#server/http/request-origin.ts';
import {
  linkIdentity,
  screenAfterSignIn,
  sendOneTimeCode,
  setHintCookies,
  signIn,
  verifyOneTimeCode,
} from '#server/modules/auth/index.ts';
import { sendNoticeToPerson } from '#server/modules/notices/index.ts';
import {
  deleteOtherPhones,
  findOrCreatePerson,
  listPhones,
  nextCreatorPosition,
  requireOwnUserId,
  transitionCreator,
} from '#server/modules/people/index.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { invalidRequest, Problem } from '#server/platform/errors/problem.ts';
import {
  openAccountChoice,
  presentAccountChoice,
  refuseRecentlyLinkedLogin,
} from '../account-choice.ts';
import { recordPhoneChange } from '../phone-changes.ts';
import type { AccountChoice } from '../repository/account-choices.ts';

type Id = 'updatePhoneNo';

export const updatePhoneNo: Handler<Id> = async (call) => {
  if (call.person?.role === 'staff') throw new Problem('forbidden');
  if (call.body.userId !== undefined) {
    if (!call.person) throw new Problem('forbidden');
    requireOwnUserId(call.person, call.body.userId);
  }
  // Spec point 5. A person who signed in another way may still have a number.
  if (!call.person && !isPhoneOffered(call.region)) throw new Problem('not-available');
  return call.body.action === 'submit-phone' ? sendCode(call) : verifyCode(call);
};

async function sendCode(call: Call<Id>): Promise<DataOf<Id>> {
  const { body, deps, person } = call;
  const digits = await sendOneTimeCode(call, body.phone, 'sign-in');
  if (person) {
    await deps.db
      .transaction()
      .execute((trx) => transitionCreator(trx, person.id, { type: 'code.sent' }, deps.clock.now()));
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
  if (body.otp === undefined) throw invalidRequest({ otp: 'required' });
  const now = deps.clock.now();
  await verifyOneTimeCode(call, { phone: body.phone, code: body.otp, purpose: 'sign-in' });
  const { person, choice } = call.person
    ? await addPhone(call, call.person, now)
    : await signInByPhone(call, now);
  if (call.person) setHintCookies(call, person, choice !== null);
  return {
    message: 'Phone verified',
    action: 'verify-phone',
    maskedPhone: maskPhone(body.phone),
    resendAfter: null,
    expiresIn: null,
    otpDigits: null,
    nextScreen: await screenAfterSignIn(deps.db, person, call.region, choice !== null),
    newUser: person.new_user,
    selectAccount: choice && (await presentAccountChoice(deps.db, choice, now)),
  };
}

type VerifiedPhone = { person: Person; choice: AccountChoice | null };

const phoneVerified = { type: 'phone.verified' } as const;
/** The state of a new account. It is the same for all, so the chart is run once. */
const newCreatorPosition = nextCreatorPosition(initialCreatorPosition, phoneVerified);

async function signInByPhone(call: Call<Id>, now: Date): Promise<VerifiedPhone> {
  const { db } = call.deps;
  const { person: found } = await findOrCreatePerson(db, now, {
    role: 'creator',
    position: newCreatorPosition,
    identity: { kind: 'MOBILE', subject: call.body.phone },
  });
  // Staff or an agency created the account. Its number is now verified.
  const isFirstVerification =
    found.position.phone !== 'verified' && found.position.accountStatus === 'active';
  const person = isFirstVerification
    ? await db.transaction().execute((trx) => transitionCreator(trx, found.id, phoneVerified, now))
    : found;
  await signIn(call, person, 'MOBILE');
  return { person, choice: null };
}

/**
 * Makes a verified number the only number of a signed-in person; a merge may have left two. A
 * number of another account opens a choice between the two.
 */
async function addPhone(call: Call<Id>, person: Person, now: Date): Promise<VerifiedPhone> {
  const { body, deps, session } = call;
  if (!session) throw new Problem('unauthenticated');
  const identity = { kind: 'MOBILE' as const, subject: body.phone };
  return deps.db.transaction().execute(async (trx) => {
    const { holder, isNew } = await linkIdentity(trx, person.id, identity, now, session.hash);
    if (holder.id !== person.id) {
      await refuseRecentlyLinkedLogin(trx, identity, holder, now);
      return { person, choice: await openAccountChoice(trx, session, person, holder, now) };
    }
    // The person is locked, so nobody changes their numbers.
    const phones = await listPhones(trx, person.id);
    const oldPhones = phones.map(({ phone }) => phone).filter((phone) => phone !== body.phone);
    const moved = await transitionCreator(trx, person.id, { type: 'phone.verified' }, now);
    await deleteOtherPhones(trx, person.id, identity.subject);
    if (oldPhones.length > 0) {
      const change = {
        personId: person.id,
        oldPhones,
        newPhone: body.phone,
        origin: requestOrigin(call),
        now,
      };
      await recordPhoneChange(trx, deps, change);
    } else if (isNew) {
      await sendNoticeToPerson(trx, deps, person.id, { kind: 'phone-added' }, now);
    }
    return { person: moved, choice: null };
  });
}
