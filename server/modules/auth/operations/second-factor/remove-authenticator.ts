import type { Handler } from '#server/http/handler.ts';
import { removeAuthenticator as remove } from '#server/modules/auth/second-factor/authenticator-app.ts';
import { deleteCodesWithoutFactor } from '#server/modules/auth/second-factor/second-factor.ts';
import { recordStaffEvent } from '#server/modules/notices/index.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';

export const removeAuthenticator: Handler<'removeAuthenticator'> = async (call) => {
  const { deps } = call;
  const { id: personId, role } = requirePerson(call);
  if (role !== 'staff') throw new Problem('forbidden');
  await deps.db.transaction().execute(async (trx) => {
    if (!(await remove(trx, personId))) return;
    await deleteCodesWithoutFactor(trx, personId);
    await recordStaffEvent(trx, deps, {
      personId,
      action: 'authenticator-removed',
      byPerson: personId,
    });
  });
  return { message: 'Success' };
};
