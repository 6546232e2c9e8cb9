import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { listStaffMembers } from '../repository/staff-members.ts';
import { listOpenSessions } from '../repository/staff-sessions.ts';

const maxSessionsPerPerson = 20;

export const getStaffSessions: Handler<'getStaffSessions'> = async (call) => {
  const { deps, session } = call;
  const admin = requirePerson(call, 'MANAGE_STAFF');
  const members = await listStaffMembers(deps.db, call.query.staffUserId);
  const memberIds = members.map(({ id }) => id);
  const sessions = await listOpenSessions(deps.db, memberIds, deps.clock.now());
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
