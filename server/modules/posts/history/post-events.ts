import type { Role } from '#domain/permissions/permissions.ts';
import type { PostEventAction, PostState } from '#domain/post/post-states.ts';
import type { RejectionReason } from '#domain/post/rejection-reasons.ts';
import type { DataOf } from '#server/http/handler.ts';
import { isStaff } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';

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
export const postEventsQuery = (db: Db, postUID: string) =>
  db
    .selectFrom('post_events')
    .leftJoin('people', 'people.id', 'post_events.by_person')
    .where('post_id', '=', postUID)
    .select(['post_events.id', 'action', 'state', 'reasons', 'note', 'at', 'by_person'])
    .select(['people.name as by_name', 'people.role as by_role']);

/** Shows events of a creator's post: to staff with names. */
export function createEventPresenter(viewer: Person, creatorId: string): (row: EventRow) => Event {
  const isNamed = isStaff(viewer);
  return ({ id, action, state, reasons, note, at, by_person, by_name, by_role }) => ({
    id,
    action,
    state,
    reasons,
    note,
    at: at.toISOString(),
    by: actorKind(by_person, by_role, creatorId),
    byName: isNamed ? by_name : null,
  });
}

/**
 * In which role somebody acted. An account that was merged away acted as the creator that it was.
 */
function actorKind(byPerson: string | null, role: Role | null, creatorId: string): Event['by'] {
  if (byPerson === null) return 'publisher';
  return byPerson === creatorId ? 'creator' : (role ?? 'creator');
}
