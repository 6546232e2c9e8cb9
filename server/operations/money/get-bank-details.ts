import type { Handler } from '../../handler.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { isStaff } from '../../people/person.ts';
import { Problem } from '../../problem.ts';
import { presentBankDetails } from './bank-details.ts';

export const getBankDetails: Handler<'getBankDetails'> = async (call) => {
  const person = actingPerson(call);
  const { deps, query } = call;
  if (!query.userId || query.userId === person.id)
    return presentBankDetails(deps, actingPerson(call, 'UPDATE_PROFILE'), { isMasked: true });
  actingPerson(call, 'APPROVE_CREATOR');
  const creator = await deps.db
    .selectFrom('people')
    .where('id', '=', query.userId)
    .selectAll()
    .executeTakeFirst();
  if (!creator || isStaff(creator)) throw new Problem('not-found');
  return presentBankDetails(deps, creator, { isMasked: false });
};
