import { recordAccess } from '#server/http/audit-trail.ts';
import type { Handler } from '#server/http/handler.ts';
import { findPerson, isStaff, requirePerson } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { presentBankDetails } from '../bank-details/presenter.ts';

export const getBankDetails: Handler<'getBankDetails'> = async (call) => {
  const person = requirePerson(call);
  const { deps, query } = call;
  if (!query.userId || query.userId === person.id)
    return presentBankDetails(deps, requirePerson(call, 'UPDATE_PROFILE'), { isMasked: true });
  requirePerson(call, 'APPROVE_CREATOR');
  const creator = await findPerson(deps.db, query.userId);
  if (!creator || isStaff(creator)) throw new Problem('not-found');
  await recordAccess(call, person, { kind: 'bank-details', id: creator.id });
  return presentBankDetails(deps, creator, { isMasked: false });
};
