import type { Handler } from '#server/http/handler.ts';
import { listSessions } from '#server/modules/auth/repository/sessions.ts';
import { requirePerson } from '#server/modules/people/index.ts';

export const getSessions: Handler<'getSessions'> = async (call) => {
  const person = requirePerson(call);
  const { deps, session } = call;
  const rows = await listSessions(deps.db, person.id, session?.hash ?? '', deps.clock.now());
  return {
    rows: rows.map((row) => ({
      sessionId: row.id,
      isCurrent: row.token_hash === session?.hash,
      loginType: row.login_type,
      browser: row.browser,
      system: row.system,
      signInLink: row.link_made_at && { madeAt: row.link_made_at.toISOString() },
      startedAt: row.created_at.toISOString(),
      seenAt: row.seen_at.toISOString(),
    })),
  };
};
