import type { Handler } from '../../handler.ts';
import { actingPerson } from '../../people/acting-person.ts';

const mostSessions = 50;

export const getSessions: Handler<'getSessions'> = async (call) => {
  const person = actingPerson(call);
  const { deps, session } = call;
  const rows = await deps.db
    .selectFrom('sessions')
    .where('person_id', '=', person.id)
    .where('expires_at', '>', deps.clock.now())
    .orderBy((eb) => eb('token_hash', '=', session?.hash ?? ''), 'desc')
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .limit(mostSessions)
    .select(['token_hash', 'id', 'created_at', 'seen_at', 'login_type', 'browser', 'system'])
    .execute();
  return {
    rows: rows.map((row) => ({
      sessionId: row.id,
      isCurrent: row.token_hash === session?.hash,
      loginType: row.login_type,
      browser: row.browser,
      system: row.system,
      startedAt: row.created_at.toISOString(),
      seenAt: row.seen_at.toISOString(),
    })),
  };
};
