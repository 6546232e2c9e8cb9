import type { Handler } from '#server/http/handler.ts';
import { setHintCookies } from '#server/modules/auth/sessions/cookies.ts';
import { requirePerson } from '#server/modules/people/index.ts';

export const resetNewUserCookie: Handler<'resetNewUserCookie'> = async (call) => {
  const person = requirePerson(call);
  await call.deps.db
    .updateTable('people')
    .set({ new_user: false })
    .where('id', '=', person.id)
    .execute();
  setHintCookies(call, { ...person, new_user: false }, call.session?.choiceId != null);
  return { message: 'Success' };
};
