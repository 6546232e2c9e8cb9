import { limits } from '#domain/limits.ts';
import { listCrawledPosts } from '../../db/crawled-posts.ts';
import type { BodyOf, Call, Handler } from '../../handler.ts';
import { actedFor } from '../../people/acting-for.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { isStaff } from '../../people/person.ts';
import { invalid, Problem } from '../../problem.ts';
import { presentOgcCard } from './present-ogc-post.ts';

type Id = 'getOgcPostByFilter';

export const getOgcPostByFilter: Handler<Id> = async (call) => {
  const { filters, count = limits.pageSize } = call.body;
  const found = await listCrawledPosts(call.deps.db, {
    creatorId: await creatorOf(call),
    sourceId: filters.sourceId,
    formats: filters.format,
    language: filters.language,
    title: filters.title?.trim() || undefined,
    after: positionOf(call.body),
    limit: count + 1,
  });
  const rows = found.slice(0, count).map(presentOgcCard);
  const last = found.length > count ? rows.at(-1) : undefined;
  return {
    rows,
    nextPageUrl: last ? '/api/post/getOGCPostByFilter' : null,
    pageValue: last?.publishedAt ?? null,
    offsetId: last?.id ?? null,
  };
};

/** Whose posts: one's own, those of a creator of the agency, or for staff anybody's: undefined is everybody. */
async function creatorOf({ body, deps, ...call }: Call<Id>): Promise<string | undefined> {
  const viewer = actingPerson(call, 'VIEW_POST');
  const wanted = body.filters.creatorUserId;
  if (isStaff(viewer)) {
    if (body.userId !== undefined && body.userId !== viewer.id) throw new Problem('forbidden');
    return wanted;
  }
  const creator = await actedFor(deps.db, viewer, body.userId ?? wanted);
  if (wanted !== undefined && wanted !== creator.id) throw new Problem('forbidden');
  return creator.id;
}

/** @throws {Problem} `invalid-request` where only one half of the position is there */
function positionOf({ pageValue, offsetId }: BodyOf<Id>): { time: Date; id: string } | undefined {
  if (!pageValue && !offsetId) return undefined;
  if (!pageValue) throw invalid({ pageValue: 'required' });
  if (!offsetId) throw invalid({ offsetId: 'required' });
  return { time: new Date(pageValue), id: offsetId };
}
