import type { Handler } from '#server/http/handler.ts';
import { browserDevice, deleteDevices } from '#server/modules/auth/index.ts';
import { recordStaffEvent } from '#server/modules/notices/index.ts';
import { requirePerson } from '#server/modules/people/index.ts';

export const endStaffSessions: Handler<'endStaffSessions'> = async (call) => {
  const { body, deps, session, request, reply } = call;
  const admin = requirePerson(call, 'MANAGE_STAFF');
  await deps.db.transaction().execute(async (trx) => {
    let deletion = trx
      .deleteFrom('sessions')
      .where('token_hash', '!=', session?.hash ?? '')
      .where((eb) =>
        eb(
          'person_id',
          'in',
          eb
            .selectFrom('people')
            .where('id', '=', body.staffUserId)
            .where('role', '=', 'staff')
            .select('id'),
        ),
      );
    if (body.sessionId !== undefined) deletion = deletion.where('id', '=', body.sessionId);
    const ended = await deletion.returning('device_hash').execute();
    if (ended.length === 0) return;
    // Whoever sat there knows no way around the delays of wrong passwords any more.
    const keptHash = body.staffUserId === admin.id ? browserDevice(request, reply).hash : '';
    if (body.sessionId === undefined) await deleteDevices(trx, body.staffUserId, { keptHash });
    else
      for (const { device_hash: hash } of ended)
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
