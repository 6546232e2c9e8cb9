import { limits } from '#domain/limits.ts';
import { listPosts } from '../../db/posts.ts';
import type { Call, Handler } from '../../handler.ts';
import { pageOf, rowsFor, unpackCursor } from '../../paging.ts';
import { actedFor } from '../../people/acting-for.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { isStaff, type Person } from '../../people/person.ts';
import { Problem } from '../../problem.ts';
import { cardPresenter } from './present-post.ts';

type Id = 'getPostByFilter';

export const getPostByFilter: Handler<Id> = async (call) => {
  const viewer = actingPerson(call, 'VIEW_POST');
  const { filters, pageSize = limits.pageSize } = call.body;
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
    limit: rowsFor(pageSize),
  });
  return pageOf(
    rows,
    pageSize,
    '/api/post/getPostByFilter',
    (row) => [row.id],
    cardPresenter(author, viewer),
  );
};

/** Whose posts: one's own, those of a creator of the agency, or for staff anybody's; undefined when there is no such person. */
async function authorOf({ body, deps: { db } }: Call<Id>, viewer: Person): Promise<Person | undefined> {
  const wanted = body.filters.creatorUserId;
  const canChoose = isStaff(viewer);
  const person = await actedFor(db, viewer, body.userId ?? (canChoose ? undefined : wanted));
  if (wanted === undefined || wanted === person.id) return person;
  if (!canChoose) throw new Problem('forbidden');
  return db.selectFrom('people').where('id', '=', wanted).selectAll().executeTakeFirst();
}
