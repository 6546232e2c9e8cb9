import type { Handler } from '#server/http/handler.ts';
import {
  findPerson,
  requirePerson,
  requireRepresentedCreator,
} from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { presentProfile } from '../presenter.ts';

export const getProfileDetails: Handler<'getProfileDetails'> = async (call) => {
  const person = requirePerson(call);
  const { db } = call.deps;
  const wanted = call.query.userId ?? person.id;
  if (!person.permissions.includes('APPROVE_CREATOR')) {
    return presentProfile(db, await requireRepresentedCreator(db, person, wanted));
  }
  if (wanted === person.id) return presentProfile(db, person);
  const other = await findPerson(db, wanted);
  if (!other) throw new Problem('not-found');
  return presentProfile(db, other);
};
