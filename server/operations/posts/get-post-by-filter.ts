import { limits } from '#domain/limits.ts';
import { listPosts } from '../../db/posts.ts';
import type { Call, Handler } from '../../handler.ts';
import { pageOf, unpackCursor } from '../../paging.ts';
import { actingPerson, refuseForeignHint } from '../../people/acting-person.ts';
import type { Person } from '../../people/person.ts';
import { Problem } from '../../problem.ts';
import { presentCard } from './present-post.ts';

type Id = 'getPostByFilter';

export const getPostByFilter: Handler<Id> = async (call) => {
  const viewer = actingPerson(call, 'VIEW_POST');
  const { filters, pageSize = limits.pageSize, userId } = call.body;
  refuseForeignHint(viewer, userId);
  const author = await authorOf(call, viewer);
  if (!author) return { rows: [], nextPageUrl: null };
  const after = unpackCursor(call.query.cursor, ['id']);
  const rows = await listPosts(call.deps.db, {
    creatorId: author.id,
    archived: call.query.archived ?? false,
    states: filters.state,
    formats: filters.format,
    title: filters.title?.trim() || undefined,
    after: after?.[0],
    limit: pageSize + 1,
  });
  return pageOf(
    rows,
    pageSize,
    '/api/post/getPostByFilter',
    (row) => [row.id],
    (row) => presentCard(row, author, viewer),
  );
};

/** Whose posts: one's own, or for staff anybody's; undefined when there is no such person. */
async function authorOf({ body, deps }: Call<Id>, viewer: Person): Promise<Person | undefined> {
  const wanted = body.filters.creatorUserId;
  if (wanted === undefined || wanted === viewer.id) return viewer;
  if (!viewer.permissions.includes('INTERNAL')) throw new Problem('forbidden');
  return deps.db.selectFrom('people').where('id', '=', wanted).selectAll().executeTakeFirst();
}
