import { type RawBuilder, sql } from 'kysely';
import type { PostFormat } from '#domain/post/post-formats.ts';
import type { RejectionReason } from '#domain/post/rejection-reasons.ts';
import type { CreatorPosition } from '#machines/lifecycle/creator.ts';
import { hasWordParts, idsOfNamed } from '#server/modules/people/index.ts';
import { countRows } from '#server/platform/database/count-rows.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { titleForSearch } from '#server/platform/database/like-pattern.ts';
import { cardColumns, isTimestamp, type PostCardRow } from './post-lists.ts';

export type ReviewQueueFilters = {
  formats?: readonly PostFormat[] | undefined;
  language?: string | undefined;
  /** Parts of words of the title, or of the creator's name or handle. */
  search?: string | undefined;
  /** Without posts that another moderator has claimed. */
  isAvailable: boolean;
  /** Posts on which this moderator gave a first opinion are left out. */
  viewerId: string;
  now: Date;
};

type Page = {
  after?: readonly [string, string] | undefined;
  /** Part of the text of the statement (paging.ts, `rowsFor`). */
  limit: number;
};

/** A post in review with its author, the holder of its claim and the first opinion. */
export type ReviewQueueRow = PostCardRow & {
  author_name: string | null;
  author_handle: string | null;
  author_picture_id: string | null;
  author_position: CreatorPosition;
  author_agency_id: string | null;
  holder_id: string | null;
  holder_name: string | null;
  claimed_since: Date | null;
  claimed_until: Date | null;
  opinion_by: string | null;
  opinion_name: string | null;
  opinion_reasons: RejectionReason[] | null;
  opinion_note: string | null;
  opinion_at: Date | null;
  /** Of the first page of a search, how many match. */
  total: number | null;
};

const columns = sql.raw(
  cardColumns.map((name) => `posts.${name}${isTimestamp(name) ? '::text' : ''}`).join(', '),
);
const order = sql.raw('order by submitted_at, id');

/** What is asked of each post in review, by those tables only that the filters name. */
function conditionsOf(filters: ReviewQueueFilters): RawBuilder<unknown>[] {
  const { formats, language, isAvailable, viewerId, now } = filters;
  return [
    sql`state = 'SUBMITTED_FOR_DHPUBLISH_REVIEW' and not archived`,
    sql`not exists (select from second_opinions where post_id = posts.id
      and at >= posts.submitted_at and moderator_id = ${viewerId}::uuid)`,
    ...(formats ? [sql`format in (${sql.join([...formats])})`] : []),
    ...(language ? [sql`language = ${language}`] : []),
    ...(isAvailable
      ? [
          sql`not exists (select from review_claims where post_id = posts.id
            and until > ${now} and person_id <> ${viewerId}::uuid)`,
        ]
      : []),
  ];
}

/**
 * The ids of the posts that match, with when they were submitted. A search asks the index of parts
 * of titles and that of creators (migration 0096).
 */
function matchingPosts(filters: ReviewQueueFilters, ...more: RawBuilder<unknown>[]) {
  const conditions = [...conditionsOf(filters), ...more];
  const posts = sql`select id, submitted_at from posts where ${sql.join(conditions, sql` and `)}`;
  const search = filters.search?.trim();
  return search
    ? sql`${posts} and ${hasWordParts(sql`post_title_parts(title_search)`, titleForSearch(search))}
      union ${posts} and creator_id = any(array(${idsOfNamed(search)}))`
    : posts;
}

/**
 * Posts in review, the longest waiting first.
 * @param countMax up to which the first page of a search counts what matches, because it has read
 *   them all
 */
export async function listReviewQueue(
  db: Db,
  filters: ReviewQueueFilters,
  { after, limit }: Page,
  countMax: number,
): Promise<ReviewQueueRow[]> {
  const isCounted = isSearch(filters) && !after;
  const matching = matchingPosts(
    filters,
    ...(after ? [sql`(submitted_at, id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`] : []),
  );
  const { rows } = await sql<ReviewQueueRow>`
    with matching as ${sql.raw(isCounted ? 'materialized' : 'not materialized')} (
      ${matching} ${order} limit ${sql.lit(isCounted ? countMax : limit)}
    ), page as (
      select id from matching ${order} limit ${sql.lit(limit)}
    )
    select ${columns}, people.name as author_name, people.handle as author_handle,
      people.picture_id as author_picture_id, people.position as author_position,
      people.agency_id as author_agency_id, holders.id as holder_id, holders.name as holder_name,
      claims.since as claimed_since, claims.until as claimed_until,
      opinions.moderator_id as opinion_by, first_moderators.name as opinion_name,
      opinions.reasons as opinion_reasons, opinions.note as opinion_note,
      opinions.at as opinion_at,
      ${isCounted ? sql`(select count(*)::int from matching)` : sql`null`} as total
    from page
    join posts on posts.id = page.id
    join people on people.id = posts.creator_id
    left join review_claims as claims
      on claims.post_id = posts.id and claims.until > ${filters.now}
    left join second_opinions as opinions
      on opinions.post_id = posts.id and opinions.at >= posts.submitted_at
    left join people as holders on holders.id = claims.person_id
    left join people as first_moderators on first_moderators.id = opinions.moderator_id
    order by posts.submitted_at, posts.id`.execute(db);
  return rows;
}

const isSearch = ({ search }: ReviewQueueFilters) => Boolean(search?.trim());

/** How many posts match, up to a limit. */
export const countReviewQueue = (
  db: Db,
  filters: ReviewQueueFilters,
  limit: number,
): Promise<number> => countRows(db, sql`${matchingPosts(filters)} limit ${sql.lit(limit)}`);
