import { deriveCreatorState } from '#machines/lifecycle/creator.ts';
import type { DataOf } from '#server/http/handler.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { countPosts } from '../people/index.ts';
import { presentProfile } from './presenter.ts';
import { listProfileEvents } from './repository/profile-events.ts';

/**
 * A creator with everything a decision needs: profile, number of posts, and what was decided
 * before.
 */
export async function presentWorkApproval(
  db: Db,
  person: Person,
): Promise<DataOf<'viewWorkApprovalByFilter'>> {
  const postCount = await countPosts(db, person.id);
  const events = await listProfileEvents(db, person.id);
  return {
    creatorUserId: person.id,
    status: deriveCreatorState(person.position)['work-approval'],
    profile: await presentProfile(db, person),
    postCount,
    history: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  };
}
