import type { SavedViewList } from '#domain/staff/saved-views.ts';
import type { Time } from './columns.ts';

/** Filters, order and columns of a list that a member of staff has kept under a name. */
export type SavedViewTable = {
  id: string;
  person_id: string;
  list: SavedViewList;
  name: string;
  /** As in the address of the page, without `?`. */
  query: string;
  columns: string[];
  saved_at: Time;
};
