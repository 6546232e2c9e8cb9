import type { Handler } from '../../handler.ts';
import { actingPerson, refuseForeignHint } from '../../people/acting-person.ts';
import { isStaff } from '../../people/person.ts';
import { Problem } from '../../problem.ts';
import { presentWorkApproval } from './present-work-approval.ts';

export const viewWorkApprovalByFilter: Handler<'viewWorkApprovalByFilter'> = async (call) => {
  refuseForeignHint(actingPerson(call, 'APPROVE_CREATOR'), call.body.userId);
  const { db } = call.deps;
  const creator = await db
    .selectFrom('people')
    .where('id', '=', call.body.creatorUserId)
    .selectAll()
    .executeTakeFirst();
  if (!creator || isStaff(creator)) throw new Problem('not-found');
  return presentWorkApproval(db, creator);
};
