import type { Handler } from '#server/http/handler.ts';
import { browserDevice } from '#server/modules/auth/devices/browser-device.ts';
import { deleteDevices } from '#server/modules/auth/repository/known-devices.ts';
import { deleteSessionsReturning } from '#server/modules/auth/repository/session-deletion.ts';
import { clearSessionCookies } from '#server/modules/auth/sessions/cookies.ts';
import { sendNoticeToPerson } from '#server/modules/notices/index.ts';
import { requirePerson } from '#server/modules/people/index.ts';

export const logoutEverywhere: Handler<'logoutEverywhere'> = async (call) => {
  const person = requirePerson(call);
  const { body, deps, session, request, reply } = call;
  await deps.db.transaction().execute(async (trx) => {
    const kept = body.keepCurrent ? (session?.hash ?? '') : undefined;
    const ended = await deleteSessionsReturning(trx, person.id, kept);
    const keptHash = browserDevice(request, reply).hash;
    await deleteDevices(trx, person.id, body.keepCurrent ? { keptHash } : {});
    if (ended.some((hash) => hash !== session?.hash))
      await sendNoticeToPerson(
        trx,
        deps,
        person.id,
        { kind: 'signed-out-elsewhere' },
        deps.clock.now(),
      );
  });
  if (!body.keepCurrent) clearSessionCookies(reply);
  return { message: 'Success' };
};
