import type { Role } from '#domain/permissions/permissions.ts';
import type { PostEventAction } from '#domain/post/post-states.ts';
import type { DataOf } from '#server/http/handler.ts';
import { isStaff } from '#server/modules/people/index.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { PostEventRow } from '../repository/post-events.ts';

type Event = DataOf<'getPostHistory'>['rows'][number];

/** Shows events of a creator's post: to staff with names. */
export function createEventPresenter(
  viewer: Person,
  creatorId: string,
): (row: PostEventRow) => Event {
  const isNamed = isStaff(viewer);
  return ({ id, action, state, reasons, note, publish_at, at, by_person, by_name, by_role }) => ({
    id,
    action,
    state,
    reasons,
    note,
    publishAt: publish_at?.toISOString() ?? null,
    at: at.toISOString(),
    by: isOfSchedule(action) ? 'schedule' : actorKind(by_person, by_role, creatorId),
    byName: isNamed ? by_name : null,
  });
}

const isOfSchedule = (action: PostEventAction) =>
  action === 'schedule-passed' || action === 'schedule-reached';

/** The role in which a person acted. A merged account acted as the creator that it was. */
function actorKind(byPerson: string | null, role: Role | null, creatorId: string): Event['by'] {
  if (byPerson === null) return 'publisher';
  return byPerson === creatorId ? 'creator' : (role ?? 'creator');
}
