import { recordAudit } from '#server/http/audit-trail.ts';
import type { Handler } from '#server/http/handler.ts';
import { listOwnAccounts, requirePerson } from '#server/modules/people/index.ts';
import { deleteReport } from '../repository.ts';

/** Needs no key: withdrawing again changes nothing. */
export const deleteProblemReport: Handler<'deleteProblemReport'> = async (call) => {
  const person = requirePerson(call);
  const { operationId, deps, body } = call;
  await deps.db.transaction().execute(async (trx) => {
    await deleteReport(trx, body.reportId, await listOwnAccounts(trx, person.id));
    if (person.role === 'staff')
      await recordAudit(
        trx,
        { operationId, person, now: deps.clock.now() },
        { subject: { kind: 'staff', id: person.id } },
      );
  });
  return { message: 'Success' };
};
