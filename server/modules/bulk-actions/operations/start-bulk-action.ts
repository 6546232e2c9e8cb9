import { countGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import type { BodyOf, Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { hasRole, lockPeople, requirePerson } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { BulkArguments } from '#server/platform/database/schema/bulk-action-tables.ts';
import { invalidRequest } from '#server/platform/errors/problem.ts';
import { bulkKinds } from '../bulk-kinds.ts';
import { findSubjects } from '../find-subjects.ts';
import { presentOwnAction } from '../own-bulk-action.ts';
import { countRunningActions, insertBulkAction } from '../repository.ts';
import { queueNextTurn } from '../run-bulk-action.ts';

type Body = BodyOf<'startBulkAction'>;

export const startBulkAction: Handler<'startBulkAction'> = async (call) => {
  const { body, deps } = call;
  const { kind } = body;
  const staff = requirePerson(call, bulkKinds[kind].permission);
  const reason = body.reason?.trim() ?? '';
  if (countGraphemes(reason) > limits.noteMax) throw invalidRequest({ reason: 'too-long' });
  return withIdempotency(call, staff, async (trx, now, audit) => {
    await requireRoom(trx, staff.id);
    const values = await validatedArguments(trx, body);
    const subjectIds = await findSubjects(trx, body);
    const id = newId(now);
    const total = subjectIds.length;
    await insertBulkAction(
      trx,
      {
        ...{ id, kind, total, person_id: staff.id, reason: reason || null },
        ...{ state: 'running', turn: 0, started_at: now, finished_at: null },
        arguments: JSON.stringify(values),
      },
      subjectIds,
    );
    await queueNextTurn(deps, trx, { id, turn: 0 });
    audit({ subject: { kind: 'bulk-action', id }, after: { kind, total, ...values }, reason });
    return presentOwnAction(trx, staff, id);
  });
};

/** Of two tabs that start at once, the second counts the action of the first. */
async function requireRoom(trx: Db, personId: string): Promise<void> {
  await lockPeople(trx, [personId]);
  if ((await countRunningActions(trx, personId)) >= limits.bulkActionsMax)
    throw invalidRequest({ kind: 'too-many' });
}

async function validatedArguments(trx: Db, body: Body): Promise<BulkArguments> {
  if (body.kind === 'pay-invoices') return { reference: body.reference };
  if (body.kind !== 'assign-agency') return {};
  const { agencyUserId } = body;
  if (agencyUserId && !(await hasRole(trx, agencyUserId, 'agency')))
    throw invalidRequest({ agencyUserId: 'not-allowed' });
  return { agencyUserId };
}
