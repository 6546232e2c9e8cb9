import { handlesFromName } from '#domain/person/handle.ts';
import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { listFreeHandles } from '../repository/handles.ts';

const suggestionsOffered = 3;

export const suggestHandles: Handler<'suggestHandles'> = async (call) => {
  const person = requirePerson(call, 'UPDATE_PROFILE');
  const free = await listFreeHandles(call.deps.db, handlesFromName(call.query.name), person.id);
  return { suggestions: free.slice(0, suggestionsOffered) };
};
