import { handleAlternatives, handleProblem, normaliseHandle } from '#domain/person/handle.ts';
import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { listFreeHandles } from '../repository/handles.ts';

const alternativesOffered = 3;

export const checkHandle: Handler<'checkHandle'> = async (call) => {
  const person = requirePerson(call, 'UPDATE_PROFILE');
  const handle = normaliseHandle(call.query.handle);
  const problem = handleProblem(handle);
  if (problem) return { handle, available: false, reason: problem, suggestions: [] };
  const alternatives = handleAlternatives(handle).filter((other) => !handleProblem(other));
  const [best, ...others] = await listFreeHandles(
    call.deps.db,
    [handle, ...alternatives],
    person.id,
  );
  if (best === handle) return { handle, available: true, reason: null, suggestions: [] };
  const suggestions = best === undefined ? [] : [best, ...others].slice(0, alternativesOffered);
  return { handle, available: false, reason: 'taken', suggestions };
};
