import { limits } from '#domain/limits.ts';
import type { DataOf, Handler } from '#server/http/handler.ts';
import { createPage, decodeCursor, pageQueryLimit } from '#server/http/pagination.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import {
  createCardPresenter,
  listReviewQueue,
  type ReviewQueueRow,
} from '#server/modules/posts/index.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { toIsoTime } from '#server/platform/database/timestamp-text.ts';
import { presentClaim } from '../review-claims.ts';

type Queued = DataOf<'getReviewQueue'>['rows'][number];

export const getReviewQueue: Handler<'getReviewQueue'> = async (call) => {
  const viewer = requirePerson(call, 'INTERNAL');
  const { filters, pageSize = limits.pageSize } = call.body;
  const after = decodeCursor(call.query.cursor, ['time', 'id']);
  const rows = await listReviewQueue(call.deps.db, {
    formats: filters.format,
    language: filters.language,
    after: after ? [after[0] ?? '', after[1] ?? ''] : undefined,
    limit: pageQueryLimit(pageSize),
    now: call.deps.clock.now(),
  });
  return createPage(
    rows,
    pageSize,
    '/api/post/getReviewQueue',
    (row) => [row.submitted_at && toIsoTime(row.submitted_at), row.id],
    (row) => presentQueueRow(row, viewer),
  );
};

function presentQueueRow(row: ReviewQueueRow, viewer: Person): Queued {
  const {
    author_name,
    author_handle,
    author_picture_id,
    author_position,
    author_agency_id,
    ...card
  } = row;
  const author = {
    id: row.creator_id,
    name: author_name,
    handle: author_handle,
    picture_id: author_picture_id,
    position: author_position,
    agency_id: author_agency_id,
  };
  return { ...createCardPresenter(author, viewer)(card), claim: presentRowClaim(row, viewer) };
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
