import type { Handler } from '#server/http/handler.ts';
import { listSignInLinks } from '#server/modules/auth/repository/sign-in-links.ts';
import { requirePerson } from '#server/modules/people/index.ts';

export const getSignInLinks: Handler<'getSignInLinks'> = async (call) => {
  requirePerson(call, 'INTERNAL');
  const { deps, query } = call;
  const rows = await listSignInLinks(deps.db, query.accountUserId, deps.clock.now());
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
