import type { DataOf } from '#server/http/handler.ts';
import type { SavedViewRow } from './repository/saved-views.ts';

export const presentSavedView = ({ id, saved_at, ...view }: SavedViewRow): DataOf<'saveView'> => ({
  viewId: id,
  ...view,
  savedAt: saved_at.toISOString(),
});
