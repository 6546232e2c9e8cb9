import type { Handler } from '../../handler.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { browserDevice, forgetDevices } from '../../people/browser-device.ts';
import { clearCookies } from '../../people/cookies.ts';
import { notifyPerson } from '../../people/notices.ts';

export const logoutEverywhere: Handler<'logoutEverywhere'> = async (call) => {
  const person = actingPerson(call);
  const { body, deps, session, request, reply } = call;
  await deps.db.transaction().execute(async (trx) => {
    let ending = trx.deleteFrom('sessions').where('person_id', '=', person.id);
    if (body.keepCurrent) ending = ending.where('token_hash', '!=', session?.hash ?? '');
    const ended = await ending.returning('token_hash').execute();
    const keptHash = browserDevice(request, reply).hash;
    await forgetDevices(trx, person.id, body.keepCurrent ? { keptHash } : {});
    if (ended.some(({ token_hash }) => token_hash !== session?.hash))
      await notifyPerson(trx, deps, person.id, { kind: 'signed-out-elsewhere' }, deps.clock.now());
  });
  if (!body.keepCurrent) clearCookies(reply);
  return { message: 'Success' };
};
