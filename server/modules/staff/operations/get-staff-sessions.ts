import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';

const maxStaff = 200;

const maxSessionsPerPerson = 20;

export const getStaffSessions: Handler<'getStaffSessions'> = async (call) => {
  const { deps, session } = call;
  const admin = requirePerson(call, 'MANAGE_STAFF');
  const members = await deps.db
    .selectFrom('people')
    .innerJoin('identities', 'identities.person_id', 'people.id')
    .where('identities.kind', '=', 'INTERNAL')
    .where('role', '=', 'staff')
    .orderBy('people.name')
    .orderBy('people.id')
    .limit(maxStaff)
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
    .select([
      'person_id',
      'token_hash',
      'id',
      'created_at',
      'seen_at',
      'login_type',
      'browser',
      'system',
    ])
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
        .slice(0, maxSessionsPerPerson)
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
