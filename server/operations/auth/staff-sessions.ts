import type { Handler } from '../../handler.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { browserDevice, forgetDevices } from '../../people/browser-device.ts';
import { removeSecondFactors } from '../../people/second-factor.ts';
import { noteStaffEvent } from '../../people/staff-events.ts';
import { Problem } from '../../problem.ts';

const mostStaff = 200;
const mostSessions = 20;

export const getStaffSessions: Handler<'getStaffSessions'> = async (call) => {
  const { deps, session } = call;
  const admin = actingPerson(call, 'MANAGE_STAFF');
  const members = await deps.db
    .selectFrom('people')
    .innerJoin('identities', 'identities.person_id', 'people.id')
    .where('identities.kind', '=', 'INTERNAL')
    .where('role', '=', 'staff')
    .orderBy('people.name')
    .orderBy('people.id')
    .limit(mostStaff)
    .select((eb) => [
      'people.id',
      'people.name',
      'identities.subject as email',
      eb
        .selectFrom('passkeys')
        .whereRef('passkeys.person_id', '=', 'people.id')
        .select((count) => count.cast<number>(count.fn.countAll(), 'integer').as('count'))
        .as('passkeys'),
      eb
        .selectFrom('authenticator_apps')
        .whereRef('authenticator_apps.person_id', '=', 'people.id')
        .select('confirmed_at')
        .as('app_since'),
    ])
    .execute();
  const sessions = await deps.db
    .selectFrom('sessions')
    .where('expires_at', '>', deps.clock.now())
    .where(
      'person_id',
      'in',
      members.map(({ id }) => id),
    )
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .select(['person_id', 'token_hash', 'id', 'created_at', 'seen_at', 'login_type', 'browser', 'system'])
    .execute();
  return {
    rows: members.map((member) => ({
      staffUserId: member.id,
      name: member.name,
      email: member.email,
      isYou: member.id === admin.id,
      passkeys: member.passkeys ?? 0,
      hasAuthenticator: member.app_since !== null,
      sessions: sessions
        .filter(({ person_id }) => person_id === member.id)
        .slice(0, mostSessions)
        .map((row) => ({
          sessionId: row.id,
          isCurrent: row.token_hash === session?.hash,
          loginType: row.login_type,
          browser: row.browser,
          system: row.system,
          // Staff sign in with no link.
          signInLink: null,
          startedAt: row.created_at.toISOString(),
          seenAt: row.seen_at.toISOString(),
        })),
    })),
  };
};

export const endStaffSessions: Handler<'endStaffSessions'> = async (call) => {
  const { body, deps, session, request, reply } = call;
  const admin = actingPerson(call, 'MANAGE_STAFF');
  await deps.db.transaction().execute(async (trx) => {
    let ending = trx
      .deleteFrom('sessions')
      .where('token_hash', '!=', session?.hash ?? '')
      .where((eb) =>
        eb(
          'person_id',
          'in',
          eb.selectFrom('people').where('id', '=', body.staffUserId).where('role', '=', 'staff').select('id'),
        ),
      );
    if (body.sessionId !== undefined) ending = ending.where('id', '=', body.sessionId);
    const ended = await ending.returning('device_hash').execute();
    if (ended.length === 0) return;
    // Whoever sat there knows no way around the delays of wrong passwords any more.
    const keptHash = body.staffUserId === admin.id ? browserDevice(request, reply).hash : '';
    if (body.sessionId === undefined) await forgetDevices(trx, body.staffUserId, { keptHash });
    else
      for (const { device_hash: hash } of ended)
        if (hash) await forgetDevices(trx, body.staffUserId, { hash, keptHash });
    const event = { personId: body.staffUserId, action: 'sessions-ended', byPerson: admin.id } as const;
    await noteStaffEvent(trx, deps, event);
  });
  return { message: 'Success' };
};

export const resetSecondFactor: Handler<'resetSecondFactor'> = async (call) => {
  const { body, deps } = call;
  const admin = actingPerson(call, 'MANAGE_STAFF');
  if (body.staffUserId === admin.id) throw new Problem('forbidden');
  await deps.db.transaction().execute(async (trx) => {
    const person = await trx
      .selectFrom('people')
      .where('id', '=', body.staffUserId)
      .where('role', '=', 'staff')
      .select('id')
      .executeTakeFirst();
    if (!person) throw new Problem('not-found');
    await removeSecondFactors(trx, person.id);
    // Whoever took their phone may be signed in.
    await trx.deleteFrom('sessions').where('person_id', '=', person.id).execute();
    await forgetDevices(trx, person.id, {});
    await noteStaffEvent(trx, deps, {
      personId: person.id,
      action: 'second-factor-reset',
      byPerson: admin.id,
      reason: body.reason.trim(),
    });
  });
  return { message: 'Success' };
};
