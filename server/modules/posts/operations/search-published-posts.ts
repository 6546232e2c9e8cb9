import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { decodeCursor, encodeCursor } from '#server/http/pagination.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { presentAsRead } from '../featured/featured-posts.ts';
import {
  findScanEnd,
  listPublishedPosts,
  type PublishedPosition,
} from '../repository/published-posts.ts';

const path = '/api/post/searchPublished';

export const searchPublishedPosts: Handler<'searchPublishedPosts'> = async (call) => {
  requirePerson(call, 'INTERNAL');
  const { filters, pageSize = limits.pageSize } = call.body;
  const { db } = call.deps;
  const { format: formats, creatorUserId: creatorId, ...rest } = filters;
  const after = decodeCursor(call.query.cursor, ['time', 'id']);
  const query = { ...rest, formats, creatorId, after, limit: pageSize + 1 };
  const found = await listPublishedPosts(db, query);
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  const end = found.length > pageSize ? last : await findScanEnd(db, query);
  return { rows: rows.flatMap(presentAsRead), nextPageUrl: end ? nextPageUrl(end) : null };
};

const nextPageUrl = ({ published_at, id }: PublishedPosition) =>
  `${path}?cursor=${encodeCursor([published_at?.toISOString(), id])}`;
