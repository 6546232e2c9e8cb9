import type { Handler } from '#server/http/handler.ts';
import { setHintCookies } from '#server/modules/auth/sessions/cookies.ts';
import { requirePerson, updatePerson } from '#server/modules/people/index.ts';

export const resetNewUserCookie: Handler<'resetNewUserCookie'> = async (call) => {
  const person = requirePerson(call);
  await updatePerson(call.deps.db, person.id, { new_user: false });
  setHintCookies(call, { ...person, new_user: false }, call.session?.choiceId != null);
  return { message: 'Success' };
};
