import type { Handler } from '#server/http/handler.ts';
import { listSavedViews } from '../repository/saved-views.ts';
import { presentSavedView } from '../saved-view-presenter.ts';
import { requireStaffMember } from '../staff-member.ts';

export const getSavedViews: Handler<'getSavedViews'> = async (call) => {
  const { id: personId } = requireStaffMember(call);
  const views = await listSavedViews(call.deps.db, { personId, list: call.query.list });
  return { rows: views.map(presentSavedView) };
};
