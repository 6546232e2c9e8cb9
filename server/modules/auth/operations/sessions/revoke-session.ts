import type { Handler } from '#server/http/handler.ts';
import { deleteDevices } from '#server/modules/auth/repository/known-devices.ts';
import { deleteSessionById } from '#server/modules/auth/repository/session-deletion.ts';
import { clearSessionCookies } from '#server/modules/auth/sessions/cookies.ts';
import { sendNoticeToPerson } from '#server/modules/notices/index.ts';
import { requirePerson } from '#server/modules/people/index.ts';

export const revokeSession: Handler<'revokeSession'> = async (call) => {
  const person = requirePerson(call);
  const { body, deps, session, reply } = call;
  const ended = await deps.db.transaction().execute(async (trx) => {
    const row = await deleteSessionById(trx, person.id, body.sessionId);
    if (row && row.token_hash !== session?.hash) {
      if (row.device_hash) await deleteDevices(trx, person.id, { hash: row.device_hash });
      await sendNoticeToPerson(
        trx,
        deps,
        person.id,
        { kind: 'signed-out-elsewhere' },
        deps.clock.now(),
      );
    }
    return row;
  });
  if (ended?.token_hash === session?.hash) clearSessionCookies(reply);
  return { message: 'Success' };
};
