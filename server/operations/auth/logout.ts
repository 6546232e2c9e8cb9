import type { Handler } from '../../handler.ts';
import { clearCookies, sessionCookie } from '../../people/cookies.ts';
import { closeSession } from '../../people/sessions.ts';

export const logout: Handler<'logout'> = async ({ deps, request, reply }) => {
  const token = request.cookies[sessionCookie];
  if (token) await closeSession(deps.db, token);
  clearCookies(reply);
  return { message: 'Success' };
};
