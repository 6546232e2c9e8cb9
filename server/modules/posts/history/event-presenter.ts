import type { Role } from '#domain/permissions/permissions.ts';
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

/** The role in which a person acted. A merged account acted as the creator that it was. */
function actorKind(byPerson: string | null, role: Role | null, creatorId: string): Event['by'] {
  if (byPerson === null) return 'publisher';
  return byPerson === creatorId ? 'creator' : (role ?? 'creator');
}
