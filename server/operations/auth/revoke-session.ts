import type { Handler } from '../../handler.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { clearCookies } from '../../people/cookies.ts';

export const revokeSession: Handler<'revokeSession'> = async (call) => {
  const person = actingPerson(call);
  const { body, deps, session, reply } = call;
  const ended = await deps.db
    .deleteFrom('sessions')
    .where('id', '=', body.sessionId)
    .where('person_id', '=', person.id)
    .returning('token_hash')
    .executeTakeFirst();
  if (ended?.token_hash === session?.hash) clearCookies(reply);
  return { message: 'Success' };
};
