import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';

const maxLinks = 50;

export const getSignInLinks: Handler<'getSignInLinks'> = async (call) => {
  requirePerson(call, 'INTERNAL');
  const { deps, query } = call;
  const now = deps.clock.now();
  const rows = await deps.db
    .selectFrom('sign_in_links as link')
    .innerJoin('people as maker', 'maker.id', 'link.made_by')
    .where('link.person_id', '=', query.accountUserId)
    .orderBy('link.made_at', 'desc')
    .orderBy('link.id', 'desc')
    .limit(maxLinks)
    .selectAll('link')
    .select('maker.name')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('sessions')
          .whereRef('sessions.sign_in_link_id', '=', 'link.id')
          .where('sessions.expires_at', '>', now)
          .select('sessions.id'),
      ).as('is_session_open'),
    )
    .execute();
  return {
    rows: rows.map((row) => ({
      linkId: row.id,
      madeBy: { userId: row.made_by, name: row.name },
      madeAt: row.made_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      usedAt: row.used_at?.toISOString() ?? null,
      withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
      browser: row.browser,
      system: row.system,
      isSessionOpen: Boolean(row.is_session_open),
    })),
  };
};
