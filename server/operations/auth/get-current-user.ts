import type { Handler } from '../../handler.ts';
import { setHints } from '../../people/cookies.ts';
import { presentCurrentUser, signedOut } from './present-current-user.ts';

export const getCurrentUser: Handler<'getCurrentUser'> = async ({ person, region, request, reply }) => {
  if (!person) return signedOut;
  setHints(request, reply, person, region);
  return presentCurrentUser(person, region);
};
