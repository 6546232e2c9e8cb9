import type { Handler } from '../../handler.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { setHints } from '../../people/cookies.ts';

export const resetNewUserCookie: Handler<'resetNewUserCookie'> = async (call) => {
  const person = actingPerson(call);
  await call.deps.db.updateTable('people').set({ new_user: false }).where('id', '=', person.id).execute();
  setHints(call, { ...person, new_user: false }, call.session?.choiceId != null);
  return { message: 'Success' };
};
