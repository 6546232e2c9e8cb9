import type { Handler } from '#server/http/handler.ts';
import {
  findPerson,
  isStaff,
  requireOwnUserId,
  requirePerson,
} from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { presentWorkApproval } from '../work-approval-presenter.ts';

export const viewWorkApprovalByFilter: Handler<'viewWorkApprovalByFilter'> = async (call) => {
  requireOwnUserId(requirePerson(call, 'APPROVE_CREATOR'), call.body.userId);
  const { db } = call.deps;
  const creator = await findPerson(db, call.body.creatorUserId);
  if (!creator || isStaff(creator)) throw new Problem('not-found');
  return presentWorkApproval(db, creator);
};
