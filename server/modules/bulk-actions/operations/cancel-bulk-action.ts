import { decideBulkAction } from '#machines/lifecycle/bulk-action.ts';
import type { Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { requireStaffMember } from '#server/modules/staff/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { lockOwnAction, presentOwnAction } from '../own-bulk-action.ts';
import { updateBulkAction } from '../repository.ts';

export const cancelBulkAction: Handler<'cancelBulkAction'> = async (call) => {
  const staff = requireStaffMember(call);
  const { bulkActionId: id } = call.body;
  return withIdempotency(call, staff, async (trx, now, audit) => {
    const action = await lockOwnAction(trx, staff, id);
    const decision = decideBulkAction(action.state, { type: 'cancel' });
    if (decision.kind === 'refused') throw new Problem(decision.code);
    await updateBulkAction(trx, id, { state: decision.state, finished_at: now });
    audit({
      subject: { kind: 'bulk-action', id },
      before: { state: action.state },
      after: { state: decision.state },
    });
    return presentOwnAction(trx, staff, id);
  });
};
