import { sql } from 'kysely';
import type { PostState } from '#domain/post/post-states.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { titleForSearch } from '#server/platform/database/like-pattern.ts';
import { storiesByLanguage } from '../content/stories.ts';

/** In the mix of an active creator of many years. */
const states: PostState[] = [
  'PUBLISHED',
  'PUBLISHED',
  'PUBLISHED',
  'PUBLISHED',
  'PUBLISHED',
  'DRAFT',
  'REJECTED',
  'PUBLISHED',
  'UNPUBLISHED',
  'SUBMITTED_FOR_DHPUBLISH_REVIEW',
];

type BulkPosts = { creatorId: string; count: number; until: Date };

/**
 * Writes posts of one creator in a single statement, for measurements: a minute apart, the newest
 * at `until`, titles in Hindi with a number behind them, in the states of a long-standing creator.
 * @param count at most 1,000,000
 */
export async function writeBulkPosts(
  db: Db,
  { creatorId, count, until }: BulkPosts,
): Promise<void> {
  const stories = storiesByLanguage('hi');
  const titles = stories.map(({ title }) => title);
  await sql`
    insert into posts (
      id, creator_id, client_id, revision, format, state, live, title, title_search, html, excerpt,
      language, genre, sub_genre, locations, created_at, updated_at, submitted_at, published_at,
      withdrawn_at, published, views, impressions, likes, shares, comments, stats_as_of
    )
    select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7000' || '8'
        || lpad(to_hex(n), 15, '0'))::uuid,
      ${creatorId}::uuid, gen_random_uuid(), 2, 'FORMAT_ARTICLE', state,
      case state when 'PUBLISHED' then 'PUBLISHED' when 'UNPUBLISHED' then 'TAKEN_DOWN'
        else 'NONE' end,
      title || ' ' || n, title_search || ' ' || n, '<p>' || body || '</p>', body,
      'hi', 'news', 'local', '{mh-nagpur}',
      at, at, case when state = 'DRAFT' then null else at end,
      case when state in ('PUBLISHED', 'UNPUBLISHED') then at end,
      case when state = 'UNPUBLISHED' then at end,
      case when state = 'PUBLISHED' then jsonb_build_object(
        'title', title || ' ' || n, 'html', '<p>' || body || '</p>', 'revision', 2,
        'excerpt', body, 'cover', null, 'sensitive', false
      ) end,
      n % 9000, n % 9000 * 4, n % 700, n % 180, n % 75, case when state = 'PUBLISHED' then at end
    from generate_series(1, ${count}::int) as n
    cross join lateral (select
      ${until}::timestamptz - make_interval(mins => ${count}::int - n) as at,
      (${states}::text[])[1 + n % ${states.length}::int] as state,
      (${titles}::text[])[1 + n % ${stories.length}::int] as title,
      (${titles.map(titleForSearch)}::text[])[1 + n % ${stories.length}::int] as title_search,
      (${stories.map(({ body }) => body)}::text[])[1 + n % ${stories.length}::int] as body
    ) as made`.execute(db);
  await sql`analyze posts`.execute(db);
}
