import type { Handler } from '../../handler.ts';
import { actedFor } from '../../people/acting-for.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { Problem } from '../../problem.ts';
import { presentProfile } from './present-profile.ts';

export const getProfileDetails: Handler<'getProfileDetails'> = async (call) => {
  const person = actingPerson(call);
  const { db } = call.deps;
  const wanted = call.query.userId ?? person.id;
  if (!person.permissions.includes('APPROVE_CREATOR')) {
    return presentProfile(db, await actedFor(db, person, wanted));
  }
  if (wanted === person.id) return presentProfile(db, person);
  const other = await db.selectFrom('people').where('id', '=', wanted).selectAll().executeTakeFirst();
  if (!other) throw new Problem('not-found');
  return presentProfile(db, other);
};
