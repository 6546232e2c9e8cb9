import type { Handler } from '#server/http/handler.ts';
import { clearSessionCookies, readSessionCookie } from '#server/modules/auth/sessions/cookies.ts';
import { deleteSession } from '#server/modules/auth/sessions/sessions.ts';

export const logout: Handler<'logout'> = async ({ deps, request, reply }) => {
  const sent = readSessionCookie(request);
  if (sent) await deleteSession(deps.db, sent.token);
  clearSessionCookies(reply);
  return { message: 'Success' };
};
