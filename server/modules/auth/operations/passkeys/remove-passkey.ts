import type { Handler } from '#server/http/handler.ts';
import { deletePasskey } from '#server/modules/auth/repository/passkeys.ts';
import { deleteCodesWithoutFactor } from '#server/modules/auth/second-factor/second-factor.ts';
import { recordStaffEvent } from '#server/modules/notices/index.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';

export const removePasskey: Handler<'removePasskey'> = async (call) => {
  const { body, deps } = call;
  const person = requirePerson(call);
  if (person.role !== 'staff') throw new Problem('forbidden');
  await deps.db.transaction().execute(async (trx) => {
    if (!(await deletePasskey(trx, person.id, body.passkeyId))) return;
    await deleteCodesWithoutFactor(trx, person.id);
    const event = { personId: person.id, action: 'passkey-removed', byPerson: person.id } as const;
    await recordStaffEvent(trx, deps, event);
  });
  return { message: 'Success' };
};
