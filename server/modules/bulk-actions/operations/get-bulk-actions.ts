import type { Handler } from '#server/http/handler.ts';
import { requireStaffMember } from '#server/modules/staff/index.ts';
import { presentBulkAction } from '../presenter.ts';
import { listOwnActions } from '../repository.ts';

export const getBulkActions: Handler<'getBulkActions'> = async (call) => {
  const { id } = requireStaffMember(call);
  const { db, clock } = call.deps;
  const actions = await listOwnActions(db, id, { now: clock.now() });
  return { rows: actions.map(presentBulkAction) };
};
