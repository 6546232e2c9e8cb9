import type { Handler } from '#server/http/handler.ts';
import { deleteDevices, deleteSecondFactors, deleteSessions } from '#server/modules/auth/index.ts';
import { recordStaffEvent } from '#server/modules/notices/index.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { lockColleague } from '../staff-management.ts';

export const resetSecondFactor: Handler<'resetSecondFactor'> = async (call) => {
  const { body, deps } = call;
  const admin = requirePerson(call, 'MANAGE_STAFF');
  if (body.staffUserId === admin.id) throw new Problem('forbidden');
  await deps.db.transaction().execute(async (trx) => {
    const personId = body.staffUserId;
    await lockColleague(trx, admin, personId);
    await deleteSecondFactors(trx, personId);
    // A thief of their phone may be signed in.
    await deleteSessions(trx, personId);
    await deleteDevices(trx, personId, {});
    await recordStaffEvent(trx, deps, {
      personId,
      action: 'second-factor-reset',
      byPerson: admin.id,
      reason: body.reason.trim(),
    });
  });
  return { message: 'Success' };
};
