import { handleAlternatives, handleProblem, normaliseHandle } from '#domain/person/handle.ts';
import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { findTakenHandles } from '../repository/handles.ts';

const alternativesOffered = 3;

export const checkHandle: Handler<'checkHandle'> = async (call) => {
  const person = requirePerson(call, 'UPDATE_PROFILE');
  const handle = normaliseHandle(call.query.handle);
  const problem = handleProblem(handle);
  if (problem) return { handle, available: false, reason: problem, suggestions: [] };
  const candidates = [
    handle,
    ...handleAlternatives(handle).filter((candidate) => !handleProblem(candidate)),
  ];
  const taken = await findTakenHandles(call.deps.db, candidates, person.id);
  if (!taken.has(handle)) return { handle, available: true, reason: null, suggestions: [] };
  const suggestions = candidates
    .filter((candidate) => !taken.has(candidate))
    .slice(0, alternativesOffered);
  return { handle, available: false, reason: 'taken', suggestions };
};
