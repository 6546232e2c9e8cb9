import type { Handler } from '#server/http/handler.ts';
import { browserDevice, deleteDevices } from '#server/modules/auth/index.ts';
import { recordStaffEvent } from '#server/modules/notices/index.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { deleteStaffSessions } from '../repository/staff-sessions.ts';
import { lockAdministrator } from '../staff-management.ts';

export const endStaffSessions: Handler<'endStaffSessions'> = async (call) => {
  const { body, deps, session, request, reply } = call;
  const admin = requirePerson(call, 'MANAGE_STAFF');
  await deps.db.transaction().execute(async (trx) => {
    await lockAdministrator(trx, admin);
    const ended = await deleteStaffSessions(trx, body.staffUserId, {
      keptHash: session?.hash ?? '',
      sessionId: body.sessionId,
    });
    if (ended.length === 0) return;
    // These browsers are no longer known, so delays after wrong passwords apply to them again.
    const keptHash = body.staffUserId === admin.id ? browserDevice(request, reply).hash : '';
    if (body.sessionId === undefined) await deleteDevices(trx, body.staffUserId, { keptHash });
    else
      for (const hash of ended)
        if (hash) await deleteDevices(trx, body.staffUserId, { hash, keptHash });
    const event = {
      personId: body.staffUserId,
      action: 'sessions-ended',
      byPerson: admin.id,
    } as const;
    await recordStaffEvent(trx, deps, event);
  });
  return { message: 'Success' };
};
