import type { Role } from '#domain/permissions.ts';
import type { PostEventAction, PostState } from '#domain/post-states.ts';
import type { RejectionReason } from '#domain/rejection-reasons.ts';
import type { Db } from '../../db/database.ts';
import type { DataOf } from '../../handler.ts';
import { isStaff, type Person } from '../../people/person.ts';

type Event = DataOf<'getPostHistory'>['rows'][number];

type EventRow = {
  id: string;
  action: PostEventAction;
  state: PostState | null;
  reasons: RejectionReason[];
  note: string | null;
  at: Date;
  by_person: string | null;
  by_name: string | null;
  by_role: Role | null;
};

/** What was done with a post, with who did it; the caller says which of it, and in which order. */
export const postEvents = (db: Db, postUID: string) =>
  db
    .selectFrom('post_events')
    .leftJoin('people', 'people.id', 'post_events.by_person')
    .where('post_id', '=', postUID)
    .select(['post_events.id', 'action', 'state', 'reasons', 'note', 'at', 'by_person'])
    .select(['people.name as by_name', 'people.role as by_role']);

/** Shows events of a creator's post: to staff with names. */
export function eventPresenter(viewer: Person, creatorId: string): (row: EventRow) => Event {
  const isNamed = isStaff(viewer);
  return ({ id, action, state, reasons, note, at, by_person, by_name, by_role }) => ({
    id,
    action,
    state,
    reasons,
    note,
    at: at.toISOString(),
    by: kindOf(by_person, by_role, creatorId),
    byName: isNamed ? by_name : null,
  });
}

/** In which role somebody acted. An account that was merged away acted as the creator that it was. */
function kindOf(byPerson: string | null, role: Role | null, creatorId: string): Event['by'] {
  if (byPerson === null) return 'publisher';
  return byPerson === creatorId ? 'creator' : (role ?? 'creator');
}
