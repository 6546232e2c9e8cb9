import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { createPage, decodeCursor } from '#server/http/pagination.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { presentPublication } from '../publishing/publication-presenter.ts';
import {
  countFailedPublications,
  listFailedPublications,
} from '../repository/failed-publications.ts';

export const getFailedPublications: Handler<'getFailedPublications'> = async (call) => {
  requirePerson(call, 'INTERNAL');
  const { filters, pageSize = limits.pageSize } = call.body;
  const { db, clock } = call.deps;
  const { state: states, failure, search } = filters;
  const after = decodeCursor(call.query.cursor, ['time', 'id']);
  const query = { states, failure, search, after, limit: pageSize + 1 };
  const rows = await listFailedPublications(db, query);
  const now = clock.now();
  const page = createPage(
    rows,
    pageSize,
    '/api/post/getFailedPublications',
    ({ created_at, id }) => [created_at.toISOString(), id],
    (row) => presentPublication(row, now),
  );
  return { ...page, counts: await countFailedPublications(db) };
};
