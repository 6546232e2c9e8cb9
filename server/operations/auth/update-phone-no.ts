import type { FastifyRequest } from 'fastify';
import { limits } from '#domain/limits.ts';
import { maskPhone } from '#domain/phone.ts';
import { newCreator } from '#machines/lifecycle/creator.ts';
import type { Deps } from '../../deps.ts';
import type { Call, DataOf, Handler } from '../../handler.ts';
import { newId } from '../../ids.ts';
import { refuseForeignHint } from '../../people/acting-person.ts';
import { nextScreenOf, setHints } from '../../people/cookies.ts';
import { moveCreator, positionAfter } from '../../people/move-creator.ts';
import { forgetSend, makeCode, recordSend, spendCode } from '../../people/one-time-codes.ts';
import { findByIdentity, findOrCreate, type Person } from '../../people/person.ts';
import { signIn } from '../../people/sign-in.ts';
import { invalid, Problem } from '../../problem.ts';

type Id = 'updatePhoneNo';

export const updatePhoneNo: Handler<Id> = async (call) => {
  if (call.body.userId !== undefined) {
    if (!call.person) throw new Problem('forbidden');
    refuseForeignHint(call.person, call.body.userId);
  }
  return call.body.action === 'submit-phone' ? sendCode(call) : verifyCode(call);
};

async function sendCode({ body, deps, request, person, region }: Call<Id>): Promise<DataOf<Id>> {
  const { phone } = body;
  const now = deps.clock.now();
  const code = makeCode();
  const id = await recordSend(deps.db, {
    phone,
    address: request.ip,
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
  const person = call.person ? await addPhone(call, call.person) : await personOfPhone(call);
  const nextScreen = call.person ? nextScreenOf(person, call.region) : await signIn(call, person);
  if (call.person) setHints(call.request, call.reply, person, call.region);
  return {
    message: 'Phone verified',
    action: 'verify-phone',
    maskedPhone: maskPhone(body.phone),
    resendAfter: null,
    expiresIn: null,
    nextScreen,
    newUser: person.new_user,
    selectAccount: null,
  };
}

async function personOfPhone({ body, deps }: Call<Id>): Promise<Person> {
  const { person } = await findOrCreate(deps.db, deps.clock.now(), {
    role: 'creator',
    position: positionAfter(newCreator, { type: 'phone.verified' }),
    identity: { kind: 'MOBILE', subject: body.phone },
  });
  return person;
}

/**
 * Makes a verified number that of somebody signed in, in place of an earlier one. A number of another account will open a
 * choice; that is still to come.
 */
async function addPhone({ body, deps }: Call<Id>, person: Person): Promise<Person> {
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (trx) => {
    const moved = await moveCreator(trx, person.id, { type: 'phone.verified' }, now);
    const identity = { kind: 'MOBILE' as const, subject: body.phone };
    await trx
      .insertInto('identities')
      .values({ id: newId(now), person_id: person.id, ...identity, secret: null, created_at: now })
      .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
      .execute();
    const holder = await findByIdentity(trx, identity.kind, identity.subject);
    if (holder?.id !== person.id) throw new Problem('not-available');
    await trx
      .deleteFrom('identities')
      .where('person_id', '=', person.id)
      .where('kind', '=', identity.kind)
      .where('subject', '<>', identity.subject)
      .execute();
    return moved;
  });
}
