import { limits } from '#domain/limits.ts';
import { listReviewQueue, type QueueRow } from '../../db/posts.ts';
import { isoTime } from '../../db/stored-time.ts';
import type { DataOf, Handler } from '../../handler.ts';
import { pageOf, rowsFor, unpackCursor } from '../../paging.ts';
import { actingPerson } from '../../people/acting-person.ts';
import type { Person } from '../../people/person.ts';
import { cardPresenter } from './present-post.ts';
import { presentClaim } from './review-claims.ts';

type Queued = DataOf<'getReviewQueue'>['rows'][number];

export const getReviewQueue: Handler<'getReviewQueue'> = async (call) => {
  const viewer = actingPerson(call, 'INTERNAL');
  const { filters, pageSize = limits.pageSize } = call.body;
  const after = unpackCursor(call.query.cursor, ['time', 'id']);
  const rows = await listReviewQueue(call.deps.db, {
    formats: filters.format,
    language: filters.language,
    after: after ? [after[0] ?? '', after[1] ?? ''] : undefined,
    limit: rowsFor(pageSize),
    now: call.deps.clock.now(),
  });
  return pageOf(
    rows,
    pageSize,
    '/api/post/getReviewQueue',
    (row) => [row.submitted_at && isoTime(row.submitted_at), row.id],
    (row) => presentQueued(row, viewer),
  );
};

function presentQueued(row: QueueRow, viewer: Person): Queued {
  const { author_name, author_handle, author_picture_id, author_position, author_agency_id, ...card } = row;
  const author = {
    id: row.creator_id,
    name: author_name,
    handle: author_handle,
    picture_id: author_picture_id,
    position: author_position,
    agency_id: author_agency_id,
  };
  return { ...cardPresenter(author, viewer)(card), claim: claimOf(row, viewer) };
}

function claimOf(row: QueueRow, viewer: Person): Queued['claim'] {
  const { holder_id, holder_name, claimed_since, claimed_until } = row;
  if (!holder_id || !claimed_since || !claimed_until) return null;
  const claim = { person_id: holder_id, name: holder_name, since: claimed_since, until: claimed_until };
  return presentClaim(claim, viewer.id);
}
