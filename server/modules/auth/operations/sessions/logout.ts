import type { Handler } from '#server/http/handler.ts';
import { deleteSession } from '#server/modules/auth/repository/session-deletion.ts';
import {
  clearBlockedAccessCookie,
  clearSessionCookies,
  readSessionCookie,
} from '#server/modules/auth/sessions/cookies.ts';
import { hashSessionToken } from '#server/modules/auth/sessions/sessions.ts';

export const logout: Handler<'logout'> = async ({ deps, request, reply }) => {
  const sent = readSessionCookie(request);
  if (sent) await deleteSession(deps.db, hashSessionToken(sent.token));
  clearSessionCookies(reply);
  clearBlockedAccessCookie(request, reply);
  return { message: 'Success' };
};
