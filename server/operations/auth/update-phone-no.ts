import type { FastifyRequest } from 'fastify';
import { limits } from '#domain/limits.ts';
import { maskPhone } from '#domain/phone.ts';
import { isPhoneOffered } from '#domain/regions.ts';
import { newCreator } from '#machines/lifecycle/creator.ts';
import type { Deps } from '../../deps.ts';
import type { Call, DataOf, Handler } from '../../handler.ts';
import { type Choice, openChoice, presentChoice } from '../../people/account-choice.ts';
import { refuseForeignHint } from '../../people/acting-person.ts';
import { nextScreenOf, setHints } from '../../people/cookies.ts';
import { linkIdentity } from '../../people/link-identity.ts';
import { moveCreator, positionAfter } from '../../people/move-creator.ts';
import { networkOf } from '../../people/network-of.ts';
import { forgetSend, makeCode, recordSend, spendCode } from '../../people/one-time-codes.ts';
import { findOrCreate, type Person } from '../../people/person.ts';
import { signIn } from '../../people/sign-in.ts';
import { invalid, Problem } from '../../problem.ts';

type Id = 'updatePhoneNo';

export const updatePhoneNo: Handler<Id> = async (call) => {
  if (call.body.userId !== undefined) {
    if (!call.person) throw new Problem('forbidden');
    refuseForeignHint(call.person, call.body.userId);
  }
  // Spec point 5. Whoever has come another way may still have a number.
  if (!call.person && !isPhoneOffered(call.region)) throw new Problem('not-available');
  return call.body.action === 'submit-phone' ? sendCode(call) : verifyCode(call);
};

async function sendCode({ body, deps, request, person, region }: Call<Id>): Promise<DataOf<Id>> {
  const { phone } = body;
  const now = deps.clock.now();
  const code = makeCode();
  const id = await recordSend(deps.db, {
    phone,
    address: networkOf(request.ip),
    codesPerAddress: deps.config.codesPerAddress,
    code,
    secret: deps.config.codeSecret,
    now,
  });
  try {
    await deps.sms.sendCode(phone, code, { sendId: id, region, host: hostOf(deps, request) });
  } catch (error) {
    await forgetSend(deps.db, id);
    request.log.error({ err: error }, 'SMS gateway refused');
    throw new Problem('otp-send-failed');
  }
  if (person) {
    await deps.db.transaction().execute((trx) => moveCreator(trx, person.id, { type: 'code.sent' }, now));
  }
  return {
    message: 'Otp Sent',
    action: 'submit-phone',
    maskedPhone: maskPhone(phone),
    resendAfter: limits.otpResendSeconds,
    expiresIn: limits.otpLifeSeconds,
    nextScreen: null,
    newUser: null,
    selectAccount: null,
  };
}

/** The name that the browser's address bar shows. */
function hostOf({ config }: Deps, request: FastifyRequest): string {
  return config.publicOrigin ? new URL(config.publicOrigin).hostname : request.hostname;
}

async function verifyCode(call: Call<Id>): Promise<DataOf<Id>> {
  const { body, deps } = call;
  if (body.otp === undefined) throw invalid({ otp: 'required' });
  const now = deps.clock.now();
  await spendCode(deps.db, { phone: body.phone, code: body.otp, secret: deps.config.codeSecret, now });
  const { person, choice } = call.person ? await addPhone(call, call.person) : await signInByPhone(call);
  if (call.person) setHints(call, person, choice !== null);
  return {
    message: 'Phone verified',
    action: 'verify-phone',
    maskedPhone: maskPhone(body.phone),
    resendAfter: null,
    expiresIn: null,
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
 * Makes a verified number that of somebody signed in, in place of an earlier one. A number of another account opens a
 * choice between the two.
 */
async function addPhone({ body, deps, session }: Call<Id>, person: Person): Promise<Verified> {
  const now = deps.clock.now();
  const identity = { kind: 'MOBILE' as const, subject: body.phone };
  return deps.db.transaction().execute(async (trx) => {
    const holder = await linkIdentity(trx, person.id, identity, now);
    if (holder.id !== person.id) {
      if (!session) throw new Problem('unauthenticated');
      return { person, choice: await openChoice(trx, session, person, holder, now) };
    }
    const moved = await moveCreator(trx, person.id, { type: 'phone.verified' }, now);
    await trx
      .deleteFrom('identities')
      .where('person_id', '=', person.id)
      .where('kind', '=', identity.kind)
      .where('subject', '<>', identity.subject)
      .execute();
    return { person: moved, choice: null };
  });
}
