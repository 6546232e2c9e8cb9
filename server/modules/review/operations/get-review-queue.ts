import { limits } from '#domain/limits.ts';
import type { DataOf, Handler } from '#server/http/handler.ts';
import { createPage, decodeCursor, pageQueryLimit } from '#server/http/pagination.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import {
  countReviewQueue,
  createCardPresenter,
  listReviewQueue,
  type ReviewQueueFilters,
  type ReviewQueueRow,
} from '#server/modules/posts/index.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { toIsoTime } from '#server/platform/database/timestamp-text.ts';
import { presentFirstOpinion } from '../first-opinions.ts';
import { presentClaim } from '../review-claims.ts';

type Queued = DataOf<'getReviewQueue'>['rows'][number];

export const getReviewQueue: Handler<'getReviewQueue'> = async (call) => {
  const viewer = requirePerson(call, 'INTERNAL');
  const { filters, pageSize = limits.pageSize } = call.body;
  const { db, clock } = call.deps;
  const after = decodeCursor(call.query.cursor, ['time', 'id']);
  const wanted: ReviewQueueFilters = {
    formats: filters.format,
    language: filters.language,
    search: filters.search,
    isAvailable: filters.available ?? false,
    viewerId: viewer.id,
    now: clock.now(),
  };
  const place = {
    after: after ? ([after[0] ?? '', after[1] ?? ''] as const) : undefined,
    limit: pageQueryLimit(pageSize),
  };
  const rows = await listReviewQueue(db, wanted, place, limits.workCountMax);
  const page = createPage(
    rows,
    pageSize,
    '/api/post/getReviewQueue',
    (row) => [row.submitted_at && toIsoTime(row.submitted_at), row.id],
    (row) => presentQueueRow(row, viewer),
  );
  if (after) return page;
  const isWhole = page.nextPageUrl === null;
  const total = isWhole
    ? page.rows.length
    : (rows[0]?.total ?? (await countReviewQueue(db, wanted, limits.workCountMax)));
  return { ...page, total };
};

function presentQueueRow(row: ReviewQueueRow, viewer: Person): Queued {
  const author = {
    id: row.creator_id,
    name: row.author_name,
    handle: row.author_handle,
    picture_id: row.author_picture_id,
    position: row.author_position,
    agency_id: row.author_agency_id,
  };
  return {
    ...createCardPresenter(author, viewer)(row),
    claim: presentRowClaim(row, viewer),
    firstOpinion: presentRowOpinion(row, viewer),
  };
}

function presentRowClaim(row: ReviewQueueRow, viewer: Person): Queued['claim'] {
  const { holder_id, holder_name, claimed_since, claimed_until } = row;
  if (!holder_id || !claimed_since || !claimed_until) return null;
  const claim = {
    person_id: holder_id,
    name: holder_name,
    since: claimed_since,
    until: claimed_until,
  };
  return presentClaim(claim, viewer.id);
}

function presentRowOpinion(row: ReviewQueueRow, viewer: Person): Queued['firstOpinion'] {
  const { opinion_by, opinion_name, opinion_reasons, opinion_note, opinion_at } = row;
  if (!opinion_by || !opinion_reasons || opinion_note === null || !opinion_at) return null;
  const opinion = {
    moderator_id: opinion_by,
    name: opinion_name,
    reasons: opinion_reasons,
    note: opinion_note,
    at: opinion_at,
  };
  return presentFirstOpinion(opinion, viewer.id);
}
