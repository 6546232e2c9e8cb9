import { limits } from '#domain/limits.ts';
import { decideBulkAction } from '#machines/lifecycle/bulk-action.ts';
import type { Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { lockPeople } from '#server/modules/people/index.ts';
import { requireStaffMember } from '#server/modules/staff/index.ts';
import { invalidRequest, Problem } from '#server/platform/errors/problem.ts';
import { mayRun } from '../bulk-kinds.ts';
import { lockOwnAction, presentOwnAction } from '../own-bulk-action.ts';
import { countRunningActions, resetFailedItems, updateBulkAction } from '../repository.ts';
import { queueNextTurn } from '../run-bulk-action.ts';

export const retryBulkAction: Handler<'retryBulkAction'> = async (call) => {
  const staff = requireStaffMember(call);
  const { bulkActionId: id } = call.body;
  return withIdempotency(call, staff, async (trx, _now, audit) => {
    await lockPeople(trx, [staff.id]);
    const action = await lockOwnAction(trx, staff, id);
    if (!mayRun(staff, action.kind)) throw new Problem('forbidden');
    if ((await countRunningActions(trx, staff.id)) >= limits.bulkActionsMax)
      throw invalidRequest({ bulkActionId: 'too-many' });
    // A running or cancelled action refuses below, which takes this back.
    const failures = await resetFailedItems(trx, id);
    const event = { type: 'retry', hasFailures: failures > 0 } as const;
    const decision = decideBulkAction(action.state, event);
    if (decision.kind === 'refused') throw new Problem(decision.code);
    await updateBulkAction(trx, id, { state: decision.state, finished_at: null });
    await queueNextTurn(call.deps, trx, action);
    audit({
      subject: { kind: 'bulk-action', id },
      before: { state: action.state },
      after: { state: decision.state, retried: failures },
    });
    return presentOwnAction(trx, staff, id);
  });
};
