import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { withTotal } from '#server/http/list-total.ts';
import { createPage, decodeCursor } from '#server/http/pagination.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { hashtagFilters } from '../hashtag-filters.ts';
import { countHashtags, listHashtagRows } from '../repository.ts';

export const listHashtags: Handler<'listHashtags'> = async (call) => {
  requirePerson(call, 'INTERNAL');
  const { filters, pageSize = limits.pageSize } = call.body;
  const after = decodeCursor(call.query.cursor, ['number', 'id']);
  const conditions = hashtagFilters(filters);
  const rows = await listHashtagRows(call.deps.db, {
    ...conditions,
    after: after ? { uses: Number(after[0]), id: String(after[1]) } : undefined,
    limit: pageSize + 1,
  });
  const page = createPage(
    rows,
    pageSize,
    '/api/hashtags/list',
    ({ uses, id }) => [String(uses), id],
    ({ is_hidden, is_dh_tag, total: _, ...row }) => ({
      ...row,
      isHidden: is_hidden,
      isDhTag: is_dh_tag,
    }),
  );
  return withTotal(
    call,
    page,
    async () => rows[0]?.total ?? (await countHashtags(call.deps.db, conditions)),
  );
};
