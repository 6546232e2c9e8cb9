import type { Handler } from '../../handler.ts';
import { clearCookies, sentSession } from '../../people/cookies.ts';
import { closeSession } from '../../people/sessions.ts';

export const logout: Handler<'logout'> = async ({ deps, request, reply }) => {
  const sent = sentSession(request);
  if (sent) await closeSession(deps.db, sent.token);
  clearCookies(reply);
  return { message: 'Success' };
};
