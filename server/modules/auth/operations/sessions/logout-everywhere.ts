import type { Handler } from '#server/http/handler.ts';
import { browserDevice, deleteDevices } from '#server/modules/auth/devices/browser-device.ts';
import { clearSessionCookies } from '#server/modules/auth/sessions/cookies.ts';
import { sendNoticeToPerson } from '#server/modules/notices/index.ts';
import { requirePerson } from '#server/modules/people/index.ts';

export const logoutEverywhere: Handler<'logoutEverywhere'> = async (call) => {
  const person = requirePerson(call);
  const { body, deps, session, request, reply } = call;
  await deps.db.transaction().execute(async (trx) => {
    let ending = trx.deleteFrom('sessions').where('person_id', '=', person.id);
    if (body.keepCurrent) ending = ending.where('token_hash', '!=', session?.hash ?? '');
    const ended = await ending.returning('token_hash').execute();
    const keptHash = browserDevice(request, reply).hash;
    await deleteDevices(trx, person.id, body.keepCurrent ? { keptHash } : {});
    if (ended.some(({ token_hash }) => token_hash !== session?.hash))
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
