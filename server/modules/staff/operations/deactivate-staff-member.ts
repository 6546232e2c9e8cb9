import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { changeStaffStatus } from '../staff-status.ts';

export const deactivateStaffMember: Handler<'deactivateStaffMember'> = async (call) => {
  const admin = requirePerson(call, 'MANAGE_STAFF');
  if (call.body.staffUserId === admin.id) throw new Problem('forbidden');
  return changeStaffStatus(call, admin, 'blocked');
};
