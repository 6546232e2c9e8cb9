import { limits } from '#domain/limits.ts';
import type { PostState } from '#domain/post/post-states.ts';
import type { Call, Handler } from '#server/http/handler.ts';
import { createPage, decodeCursor, pageQueryLimit } from '#server/http/pagination.ts';
import {
  findPerson,
  isStaff,
  requirePerson,
  requireRepresentedCreator,
} from '#server/modules/people/index.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { toIsoTime } from '#server/platform/database/timestamp-text.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { createCardPresenter } from '../presenter.ts';
import { listPosts, listScheduledPosts, type PostCardRow } from '../repository/post-lists.ts';

type Id = 'getPostByFilter';

export const getPostByFilter: Handler<Id> = async (call) => {
  const viewer = requirePerson(call, 'VIEW_POST');
  const { filters, pageSize = limits.pageSize } = call.body;
  const author = await requestedAuthor(call, viewer);
  if (!author) return { rows: [], nextPageUrl: null };
  const { cursor, archived = false } = call.query;
  const query = {
    creatorId: author.id,
    archived,
    formats: filters.format,
    title: filters.title?.trim() || undefined,
    limit: pageQueryLimit(pageSize),
  };
  const show = createCardPresenter(author, viewer);
  if (isScheduleOnly(filters.state)) {
    const after = decodeCursor(cursor, ['time', 'id']);
    const rows = await listScheduledPosts(call.deps.db, query, after);
    return createPage(rows, pageSize, path, schedulePosition, show);
  }
  const after = decodeCursor(cursor, ['id'])?.[0];
  const rows = await listPosts(call.deps.db, { ...query, states: filters.state, after });
  return createPage(rows, pageSize, path, (row) => [row.id], show);
};

const path = '/api/post/getPostByFilter';

/** These are listed by their times. */
const isScheduleOnly = (states: readonly PostState[] | undefined) =>
  states?.length === 1 && states[0] === 'SCHEDULED';

const schedulePosition = ({ publish_at: at, id }: PostCardRow) => [at && toIsoTime(at), id];

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
