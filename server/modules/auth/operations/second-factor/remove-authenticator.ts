import type { Handler } from '#server/http/handler.ts';
import { deleteAuthenticatorApp } from '#server/modules/auth/repository/authenticator-apps.ts';
import { deleteCodesWithoutFactor } from '#server/modules/auth/second-factor/second-factor.ts';
import { recordStaffEvent } from '#server/modules/notices/index.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';

export const removeAuthenticator: Handler<'removeAuthenticator'> = async (call) => {
  const { deps } = call;
  const { id: personId, role } = requirePerson(call);
  if (role !== 'staff') throw new Problem('forbidden');
  await deps.db.transaction().execute(async (trx) => {
    if (!(await deleteAuthenticatorApp(trx, personId))) return;
    await deleteCodesWithoutFactor(trx, personId);
    await recordStaffEvent(trx, deps, {
      personId,
      action: 'authenticator-removed',
      byPerson: personId,
    });
  });
  return { message: 'Success' };
};
