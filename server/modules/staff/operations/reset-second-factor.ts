import type { Handler } from '#server/http/handler.ts';
import { deleteDevices, deleteSecondFactors } from '#server/modules/auth/index.ts';
import { recordStaffEvent } from '#server/modules/notices/index.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';

export const resetSecondFactor: Handler<'resetSecondFactor'> = async (call) => {
  const { body, deps } = call;
  const admin = requirePerson(call, 'MANAGE_STAFF');
  if (body.staffUserId === admin.id) throw new Problem('forbidden');
  await deps.db.transaction().execute(async (trx) => {
    const person = await trx
      .selectFrom('people')
      .where('id', '=', body.staffUserId)
      .where('role', '=', 'staff')
      .select('id')
      .executeTakeFirst();
    if (!person) throw new Problem('not-found');
    await deleteSecondFactors(trx, person.id);
    // Whoever took their phone may be signed in.
    await trx.deleteFrom('sessions').where('person_id', '=', person.id).execute();
    await deleteDevices(trx, person.id, {});
    await recordStaffEvent(trx, deps, {
      personId: person.id,
      action: 'second-factor-reset',
      byPerson: admin.id,
      reason: body.reason.trim(),
    });
  });
  return { message: 'Success' };
};
