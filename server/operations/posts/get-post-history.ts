import { sql } from 'kysely';
import { limits } from '#domain/limits.ts';
import type { Role } from '#domain/permissions.ts';
import type { Db } from '../../db/database.ts';
import type { DataOf, Handler } from '../../handler.ts';
import { pageOf, unpackCursor } from '../../paging.ts';
import { actedFor } from '../../people/acting-for.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { isStaff } from '../../people/person.ts';
import { Problem } from '../../problem.ts';

type Event = DataOf<'getPostHistory'>['rows'][number];

export const getPostHistory: Handler<'getPostHistory'> = async (call) => {
  const viewer = actingPerson(call, 'VIEW_POST');
  const { postUID, pageSize = limits.pageSize, userId } = call.body;
  const { db } = call.deps;
  const person = await actedFor(db, viewer, userId);
  const isInternal = isStaff(viewer);
  const post = await db
    .selectFrom('posts')
    .where('id', '=', postUID)
    .select(['id', 'creator_id'])
    .executeTakeFirst();
  if (!post || (post.creator_id !== person.id && !isInternal)) throw new Problem('not-found');
  const rows = await listEvents(db, postUID, unpackCursor(call.query.cursor, ['time', 'id']), pageSize + 1);
  return pageOf(
    rows,
    pageSize,
    '/api/post/getPostHistory',
    ({ at, id }) => [at.toISOString(), id],
    ({ at, by_person, by_name, by_role, ...event }) => ({
      ...event,
      at: at.toISOString(),
      by: kindOf(by_person, by_role, post.creator_id),
      byName: isInternal ? by_name : null,
    }),
  );
};

/** What was done with a post, the latest first. */
function listEvents(db: Db, postUID: string, after: string[] | null, limit: number) {
  let rows = db
    .selectFrom('post_events')
    .leftJoin('people', 'people.id', 'post_events.by_person')
    .where('post_id', '=', postUID);
  if (after) {
    rows = rows.where(sql<boolean>`(at, post_events.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
  }
  return rows
    .orderBy('at', 'desc')
    .orderBy('post_events.id', 'desc')
    .limit(limit)
    .select(['post_events.id', 'action', 'state', 'reasons', 'note', 'at', 'by_person'])
    .select(['people.name as by_name', 'people.role as by_role'])
    .execute();
}

/** In which role somebody acted. An account that was merged away acted as the creator that it was. */
function kindOf(byPerson: string | null, role: Role | null, creatorId: string): Event['by'] {
  if (byPerson === null) return 'publisher';
  return byPerson === creatorId ? 'creator' : (role ?? 'creator');
}
