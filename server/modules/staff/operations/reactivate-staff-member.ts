import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { changeStaffStatus } from '../staff-status.ts';

export const reactivateStaffMember: Handler<'reactivateStaffMember'> = async (call) =>
  changeStaffStatus(call, requirePerson(call, 'MANAGE_STAFF'), 'active');
