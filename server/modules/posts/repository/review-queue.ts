import { CompiledQuery } from 'kysely';
import type { PostFormat } from '#domain/post/post-formats.ts';
import type { RejectionReason } from '#domain/post/rejection-reasons.ts';
import type { CreatorPosition } from '#machines/lifecycle/creator.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { escapeLikePattern, likePattern } from '#server/platform/database/like-pattern.ts';
import { cardColumns, isTimestamp, type PostCardRow } from './post-lists.ts';

export type ReviewQueueFilters = {
  formats?: readonly PostFormat[] | undefined;
  language?: string | undefined;
  /** A part of the title or of the creator's name. */
  search?: string | undefined;
  /** Without posts that another moderator has claimed. */
  isAvailable: boolean;
  /** Posts on which this moderator gave a first opinion are left out. */
  viewerId: string;
  now: Date;
};

type Page = {
  after?: readonly [string, string] | undefined;
  /** Stands in the text of the statement (paging.ts, `rowsFor`). */
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
};

const columns = cardColumns
  .map((name) => `posts.${name}${isTimestamp(name) ? '::text' : ''}`)
  .join(', ');

type AddParameter = (value: unknown) => string;

/**
 * From which tables and on what condition posts match: only those of the filters, so that a count
 * reads little more than an index. Written as text, like the lists of creators.
 */
function queueClauses(filters: ReviewQueueFilters, addParameter: AddParameter) {
  const { formats, language, search, isAvailable, viewerId, now } = filters;
  const viewer = `${addParameter(viewerId)}::uuid`;
  const like = search?.trim()
    ? [
        `(posts.title_search like ${addParameter(`%${likePattern(search)}%`)}
          or people.name ilike ${addParameter(`%${escapeLikePattern(search.trim())}%`)})`,
      ]
    : [];
  const conditions = [
    `posts.state = 'SUBMITTED_FOR_DHPUBLISH_REVIEW' and not posts.archived`,
    `not exists (select from second_opinions where post_id = posts.id
      and at >= posts.submitted_at and moderator_id = ${viewer})`,
    ...(formats ? [`posts.format in (${formats.map(addParameter).join(', ')})`] : []),
    ...(language ? [`posts.language = ${addParameter(language)}`] : []),
    ...(isAvailable
      ? [
          `not exists (select from review_claims where post_id = posts.id
            and until > ${addParameter(now)} and person_id <> ${viewer})`,
        ]
      : []),
    ...like,
  ];
  return {
    tables: `posts ${like.length > 0 ? withAuthors : ''}`,
    conditions,
  };
}

const withAuthors = 'join people on people.id = posts.creator_id';

/** Posts in review, the longest waiting first. */
export async function listReviewQueue(
  db: Db,
  filters: ReviewQueueFilters,
  { after, limit }: Page,
): Promise<ReviewQueueRow[]> {
  const parameters: unknown[] = [];
  const addParameter = (value: unknown) => `$${parameters.push(value)}`;
  const { conditions } = queueClauses(filters, addParameter);
  const following = after
    ? [
        `(posts.submitted_at, posts.id)
          > (${addParameter(after[0])}::timestamptz, ${addParameter(after[1])}::uuid)`,
      ]
    : [];
  const text = `select ${columns}, people.name as author_name, people.handle as author_handle,
      people.picture_id as author_picture_id, people.position as author_position,
      people.agency_id as author_agency_id, holders.id as holder_id, holders.name as holder_name,
      claims.since as claimed_since, claims.until as claimed_until,
      opinions.moderator_id as opinion_by, first_moderators.name as opinion_name,
      opinions.reasons as opinion_reasons, opinions.note as opinion_note,
      opinions.at as opinion_at
    from posts ${withAuthors}
    left join review_claims as claims
      on claims.post_id = posts.id and claims.until > ${addParameter(filters.now)}
    left join second_opinions as opinions
      on opinions.post_id = posts.id and opinions.at >= posts.submitted_at
    left join people as holders on holders.id = claims.person_id
    left join people as first_moderators on first_moderators.id = opinions.moderator_id
    where ${[...conditions, ...following].join(' and ')}
    order by posts.submitted_at, posts.id limit ${limit}`;
  return (await db.executeQuery<ReviewQueueRow>(CompiledQuery.raw(text, parameters))).rows;
}

/** How many posts match, up to a limit. */
export async function countReviewQueue(
  db: Db,
  filters: ReviewQueueFilters,
  limit: number,
): Promise<number> {
  const parameters: unknown[] = [];
  const addParameter = (value: unknown) => `$${parameters.push(value)}`;
  const { tables, conditions } = queueClauses(filters, addParameter);
  const text = `select count(*)::int as count from
    (select from ${tables} where ${conditions.join(' and ')} limit ${limit}) as matching`;
  const { rows } = await db.executeQuery<{ count: number }>(CompiledQuery.raw(text, parameters));
  return rows[0]?.count ?? 0;
}
