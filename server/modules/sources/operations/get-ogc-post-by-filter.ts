import { limits } from '#domain/limits.ts';
import type { BodyOf, Call, Handler } from '#server/http/handler.ts';
import { isStaff, requirePerson, requireRepresentedCreator } from '#server/modules/people/index.ts';
import { invalidRequest, Problem } from '#server/platform/errors/problem.ts';
import { presentCrawledPost } from '../crawled-post-presenter.ts';
import { findCrawledScanEnd, listCrawledPosts } from '../repository/crawled-posts.ts';

type Id = 'getOgcPostByFilter';

export const getOgcPostByFilter: Handler<Id> = async (call) => {
  const { filters, count = limits.pageSize } = call.body;
  const query = {
    creatorId: await requestedCreatorId(call),
    sourceId: filters.sourceId,
    formats: filters.format,
    language: filters.language,
    title: filters.title?.trim() || undefined,
    after: parsePosition(call.body),
    limit: count + 1,
  };
  const { db } = call.deps;
  const found = await listCrawledPosts(db, query);
  const rows = found.slice(0, count);
  const end = found.length > count ? rows.at(-1) : await findCrawledScanEnd(db, query);
  return {
    rows: rows.map(presentCrawledPost),
    nextPageUrl: end ? '/api/post/getOGCPostByFilter' : null,
    pageValue: end?.published_at.toISOString() ?? null,
    offsetId: end?.id ?? null,
  };
};

/**
 * Whose posts: one's own, those of a creator of the agency, or for staff anybody's: undefined is
 * everybody.
 */
async function requestedCreatorId({ body, deps, ...call }: Call<Id>): Promise<string | undefined> {
  const viewer = requirePerson(call, 'VIEW_POST');
  const wanted = body.filters.creatorUserId;
  if (isStaff(viewer)) {
    if (body.userId !== undefined && body.userId !== viewer.id) throw new Problem('forbidden');
    return wanted;
  }
  const creator = await requireRepresentedCreator(deps.db, viewer, body.userId ?? wanted);
  if (wanted !== undefined && wanted !== creator.id) throw new Problem('forbidden');
  return creator.id;
}

/** @throws {Problem} `invalid-request` where only one half of the position is there */
function parsePosition({
  pageValue,
  offsetId,
}: BodyOf<Id>): { time: Date; id: string } | undefined {
  if (!pageValue && !offsetId) return undefined;
  if (!pageValue) throw invalidRequest({ pageValue: 'required' });
  if (!offsetId) throw invalidRequest({ offsetId: 'required' });
  return { time: new Date(pageValue), id: offsetId };
}
