import type { Handler } from '../../handler.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { clearCookies } from '../../people/cookies.ts';

export const logoutEverywhere: Handler<'logoutEverywhere'> = async (call) => {
  const person = actingPerson(call);
  const { body, deps, session, reply } = call;
  let ending = deps.db.deleteFrom('sessions').where('person_id', '=', person.id);
  if (body.keepCurrent) ending = ending.where('token_hash', '!=', session?.hash ?? '');
  await ending.execute();
  if (!body.keepCurrent) clearCookies(reply);
  return { message: 'Success' };
};
