import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';

const maxSessions = 50;

export const getSessions: Handler<'getSessions'> = async (call) => {
  const person = requirePerson(call);
  const { deps, session } = call;
  const rows = await deps.db
    .selectFrom('sessions')
    .leftJoin('sign_in_links', 'sign_in_links.id', 'sessions.sign_in_link_id')
    .where('sessions.person_id', '=', person.id)
    .where('sessions.expires_at', '>', deps.clock.now())
    .orderBy((eb) => eb('sessions.token_hash', '=', session?.hash ?? ''), 'desc')
    .orderBy('seen_at', 'desc')
    .orderBy('sessions.id')
    .limit(maxSessions)
    .select(['sessions.token_hash', 'sessions.id', 'created_at', 'seen_at', 'login_type'])
    .select(['sessions.browser', 'sessions.system', 'sign_in_links.made_at as link_made_at'])
    .execute();
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
