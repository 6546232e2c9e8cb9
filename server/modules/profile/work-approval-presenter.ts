import { sql } from 'kysely';
import { deriveCreatorState } from '#machines/lifecycle/creator.ts';
import type { DataOf } from '#server/http/handler.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { presentProfile } from './presenter.ts';

/**
 * A creator with everything a decision needs: profile, number of posts, and what was decided
 * before.
 */
export async function presentWorkApproval(
  db: Db,
  person: Person,
): Promise<DataOf<'viewWorkApprovalByFilter'>> {
  const { count } = await db
    .selectFrom('posts')
    .where('creator_id', '=', person.id)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const events = await db
    .selectFrom('profile_events')
    .leftJoin('people', 'people.id', 'profile_events.by_person')
    .where('profile_events.person_id', '=', person.id)
    .orderBy('profile_events.at')
    .limit(100)
    .select(['action', 'reasons', 'note', 'at', 'people.name as by'])
    .execute();
  return {
    creatorUserId: person.id,
    status: deriveCreatorState(person.position)['work-approval'],
    profile: await presentProfile(db, person),
    postCount: count,
    history: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  };
}
