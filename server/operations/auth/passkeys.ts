import type { Handler } from '../../handler.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { clearPendingCookie, nextScreenOf } from '../../people/cookies.ts';
import {
  addPasskey as add,
  answeredPasskey,
  makeChallenge,
  requireRelyingParty,
} from '../../people/passkeys.ts';
import { pendingSignIn } from '../../people/pending-sign-ins.ts';
import {
  codesOfFirstFactor,
  completeEnrolment,
  endEnrolment,
  forgetCodesWithoutFactor,
  securitySubject,
} from '../../people/second-factor.ts';
import { signIn } from '../../people/sign-in.ts';
import { staffEmail } from '../../people/staff-email.ts';
import { noteStaffEvent } from '../../people/staff-events.ts';
import { Problem } from '../../problem.ts';

type Db = Parameters<typeof staffEmail>[0];

const passkeysOf = async (db: Db, personId: string) => {
  const rows = await db
    .selectFrom('passkeys')
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .select(['credential_id', 'transports'])
    .execute();
  return rows.map(({ credential_id: credentialId, transports }) => ({ credentialId, transports }));
};

export const startPasskeySignIn: Handler<'startPasskeySignIn'> = async (call) => {
  const { id: rpId } = requireRelyingParty(call);
  const person = call.person ?? (await pendingSignIn(call))?.person;
  return {
    challenge: makeChallenge(call.deps, 'sign-in'),
    rpId,
    passkeys: person ? await passkeysOf(call.deps.db, person.id) : [],
  };
};

/** A passkey is proof enough by itself: who has it also has unlocked it. */
export const finishPasskeySignIn: Handler<'finishPasskeySignIn'> = async (call) => {
  const { body, deps, region, reply } = call;
  const personId = await answeredPasskey(call, body.answer);
  const person = await deps.db
    .selectFrom('people')
    .where('id', '=', personId)
    .selectAll()
    .executeTakeFirstOrThrow();
  await deps.db.deleteFrom('pending_sign_ins').where('person_id', '=', personId).execute();
  clearPendingCookie(reply);
  await signIn(call, person, 'INTERNAL');
  return { nextScreen: nextScreenOf(person, region), newUser: person.new_user, selectAccount: null };
};

export const startPasskey: Handler<'startPasskey'> = async (call) => {
  const { person } = await securitySubject(call);
  const { id: rpId } = requireRelyingParty(call);
  return {
    challenge: makeChallenge(call.deps, `add:${person.id}`),
    rpId,
    userHandle: Buffer.from(person.id.replaceAll('-', ''), 'hex').toString('base64url'),
    userName: (await staffEmail(call.deps.db, person.id)) ?? person.id,
    displayName: person.name ?? '',
    passkeys: await passkeysOf(call.deps.db, person.id),
  };
};

export const addPasskey: Handler<'addPasskey'> = async (call) => {
  const { body, deps } = call;
  const subject = await securitySubject(call);
  const personId = subject.person.id;
  const { recoveryCodes, sendCookies } = await deps.db.transaction().execute(async (trx) => {
    await endEnrolment(trx, subject);
    const codes = await codesOfFirstFactor(trx, personId);
    await add(trx, call, { personId, name: body.name, made: body.made });
    await noteStaffEvent(trx, deps, { personId, action: 'passkey-added', byPerson: personId });
    return { recoveryCodes: codes, sendCookies: await completeEnrolment(trx, call, subject) };
  });
  sendCookies();
  return { recoveryCodes };
};

export const removePasskey: Handler<'removePasskey'> = async (call) => {
  const { body, deps } = call;
  const person = actingPerson(call);
  if (person.role !== 'staff') throw new Problem('forbidden');
  await deps.db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('passkeys')
      .where('id', '=', body.passkeyId)
      .where('person_id', '=', person.id)
      .returning('id')
      .executeTakeFirst();
    if (!removed) return;
    await forgetCodesWithoutFactor(trx, person.id);
    const event = { personId: person.id, action: 'passkey-removed', byPerson: person.id } as const;
    await noteStaffEvent(trx, deps, event);
  });
  return { message: 'Success' };
};
