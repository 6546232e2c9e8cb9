import type { Handler } from '#server/http/handler.ts';
import { createRecoveryCodes } from '#server/modules/auth/second-factor/recovery-codes.ts';
import { listSecondFactors } from '#server/modules/auth/second-factor/second-factor.ts';
import { recordStaffEvent } from '#server/modules/notices/index.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';

export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = async (call) => {
  const { deps } = call;
  const { id: personId, role } = requirePerson(call);
  if (role !== 'staff') throw new Problem('forbidden');
  if ((await listSecondFactors(deps.db, personId)).length === 0) throw new Problem('not-available');
  const recoveryCodes = await deps.db.transaction().execute(async (trx) => {
    await recordStaffEvent(trx, deps, {
      personId,
      action: 'recovery-codes-made',
      byPerson: personId,
    });
    return createRecoveryCodes(trx, personId);
  });
  return { recoveryCodes };
};
