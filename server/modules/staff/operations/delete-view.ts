import type { Handler } from '#server/http/handler.ts';
import { deleteSavedView } from '../repository/saved-views.ts';
import { requireStaffMember } from '../staff-member.ts';

export const deleteView: Handler<'deleteView'> = async (call) => {
  const { id } = requireStaffMember(call);
  await deleteSavedView(call.deps.db, id, call.body.viewId);
  return { message: 'Success' };
};
