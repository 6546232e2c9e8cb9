import type { Handler } from '../../handler.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { forgetDevices } from '../../people/browser-device.ts';
import { clearCookies } from '../../people/cookies.ts';
import { notifyPerson } from '../../people/notices.ts';

export const revokeSession: Handler<'revokeSession'> = async (call) => {
  const person = actingPerson(call);
  const { body, deps, session, reply } = call;
  const ended = await deps.db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom('sessions')
      .where('id', '=', body.sessionId)
      .where('person_id', '=', person.id)
      .returning(['token_hash', 'device_hash'])
      .executeTakeFirst();
    if (row && row.token_hash !== session?.hash) {
      if (row.device_hash) await forgetDevices(trx, person.id, { hash: row.device_hash });
      await notifyPerson(trx, deps, person.id, { kind: 'signed-out-elsewhere' }, deps.clock.now());
    }
    return row;
  });
  if (ended?.token_hash === session?.hash) clearCookies(reply);
  return { message: 'Success' };
};
