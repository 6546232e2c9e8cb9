import { limits } from '#domain/limits.ts';
import type { Call, Handler } from '#server/http/handler.ts';
import { createPage, decodeCursor, pageQueryLimit } from '#server/http/pagination.ts';
import {
  findPerson,
  isStaff,
  requirePerson,
  requireRepresentedCreator,
} from '#server/modules/people/index.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { createCardPresenter } from '../presenter.ts';
import { listPosts } from '../repository/post-lists.ts';

type Id = 'getPostByFilter';

export const getPostByFilter: Handler<Id> = async (call) => {
  const viewer = requirePerson(call, 'VIEW_POST');
  const { filters, pageSize = limits.pageSize } = call.body;
  const author = await requestedAuthor(call, viewer);
  if (!author) return { rows: [], nextPageUrl: null };
  const after = decodeCursor(call.query.cursor, ['id']);
  const rows = await listPosts(call.deps.db, {
    creatorId: author.id,
    archived: call.query.archived ?? false,
    states: filters.state,
    formats: filters.format,
    title: filters.title?.trim() || undefined,
    after: after?.[0],
    limit: pageQueryLimit(pageSize),
  });
  return createPage(
    rows,
    pageSize,
    '/api/post/getPostByFilter',
    (row) => [row.id],
    createCardPresenter(author, viewer),
  );
};

/**
 * Whose posts to list: the person's own, those of a creator of the agency, or for staff anybody's;
 * undefined for an unknown person.
 */
async function requestedAuthor(
  { body, deps: { db } }: Call<Id>,
  viewer: Person,
): Promise<Person | undefined> {
  const wanted = body.filters.creatorUserId;
  const canChoose = isStaff(viewer);
  const person = await requireRepresentedCreator(
    db,
    viewer,
    body.userId ?? (canChoose ? undefined : wanted),
  );
  if (wanted === undefined || wanted === person.id) return person;
  if (!canChoose) throw new Problem('forbidden');
  return findPerson(db, wanted);
}
