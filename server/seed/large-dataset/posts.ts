import { type RawBuilder, sql } from 'kysely';
import { type ContentLanguage, contentLanguages } from '#domain/language/languages.ts';
import type { PostState } from '#domain/post/post-states.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { titleForSearch } from '#server/platform/database/like-pattern.ts';
import { newsStories } from '../content/news.ts';
import type { Story } from '../content/stories/story.ts';
import { storiesByLanguage } from '../content/stories.ts';

const days = 400;
/** Readers' days are kept for posts of so many days, each for some days after it went up. */
const [readDays, lifeDays] = [60, 6];
const postsAtOnce = 100_000;

/** In a hundred posts that are older than some days. */
const settledStateShares: Partial<Record<PostState, number>> = {
  PUBLISHED: 74,
  DRAFT: 8,
  REJECTED: 5,
  UNPUBLISHED: 3,
  CREATED: 3,
  PERMANENTLY_REJECTED: 2,
  SENSITIVE: 1,
  SUSPENDED: 1,
  UNDER_REVIEW: 1,
  PUBLISH_FAILED: 1,
  SUBMITTED: 1,
};
const states = Object.entries(settledStateShares).flatMap(([state, share]) =>
  Array<string>(share).fill(state),
);

/**
 * Every story and every news of a language, and each with another behind it: a thousand different
 * titles and more.
 */
function storiesFor(language: ContentLanguage): Story[] {
  const all = [...storiesByLanguage(language), ...newsStories(language)];
  const pairs = all.map((story, nth) => {
    const other = all[(nth * 7 + 3) % all.length] ?? story;
    return { ...story, title: `${story.title}; ${other.title}`.slice(0, 150) };
  });
  return [...all, ...pairs];
}

async function writeStories(db: Db): Promise<void> {
  await sql`create temporary table stories (
    language text, nth int, title text, title_search text, body text,
    genre text, sub_genre text, place text, primary key (language, nth)
  )`.execute(db);
  for (const { isoCode } of contentLanguages) {
    const rows = storiesFor(isoCode).map(({ title, body, about, place }, nth) => {
      const [genre, sub_genre] = about.split('/');
      return {
        language: isoCode,
        nth,
        title,
        title_search: titleForSearch(title),
        body,
        genre,
        sub_genre,
        place,
      };
    });
    await sql`insert into stories
      select * from json_populate_recordset(null::stories, ${JSON.stringify(rows)})`.execute(db);
  }
}

/**
 * Approved creators by how much they write, the busiest first; the others, who have drafts at most,
 * behind them.
 */
async function rankWriters(db: Db): Promise<void> {
  await sql`create temporary table writers as
    select id, languages[1] as language, position->>'work' = 'approved' as is_approved,
      row_number() over (
        partition by position->>'work' = 'approved' order by hashtext(id::text)
      ) - 1 as place
    from people where role = 'creator'`.execute(db);
  await sql`create unique index on writers (is_approved, place)`.execute(db);
  await sql`analyze writers`.execute(db);
}

/** Posts a steady time apart, the newest at `until`, most of them by the few who write daily. */
export async function writePosts(
  db: Db,
  count: number,
  until: Date,
  say: (line: string) => void,
): Promise<void> {
  await writeStories(db);
  await rankWriters(db);
  for (let from = 1; from <= count; from += postsAtOnce) {
    await writeChunk(db, { from, to: Math.min(count, from + postsAtOnce - 1), count, until });
    say(`${Math.min(count, from + postsAtOnce - 1).toLocaleString('en')} posts.`);
  }
}

type PostChunk = { from: number; to: number; count: number; until: Date };

/** A number below 1 for the nth post, the same every time. */
const randomFor = (turn: string) =>
  sql.raw(`((hashtext('${turn}' || n) & 2147483647) / 2147483648::float8)`);

async function writeChunk(db: Db, { from, to, count, until }: PostChunk): Promise<void> {
  await sql`
    with made as materialized (
      select n, ${until}::timestamptz
          - make_interval(secs => (${count}::int - n) * ${(days * 86_400) / count}::float8) as at,
        ${randomFor('other')} >= 0.01 as is_approved,
        ${randomFor('writer')} ^ 2.5 as busy, ${randomFor('writer')} as even,
        ${randomFor('story')} as story, ${randomFor('state')} as fate,
        ${randomFor('format')} as shape
      from generate_series(${from}::int, ${to}::int) as n
    ), written as materialized (
      select made.*, (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '70008'
          || lpad(to_hex(n), 15, '0'))::uuid as id,
        writers.id as creator_id, writers.language,
        case when not made.is_approved then case when fate < 0.7 then 'DRAFT' else 'CREATED' end
          when at > ${until}::timestamptz - interval '60 hours' and fate < 0.55
            then 'SUBMITTED_FOR_DHPUBLISH_REVIEW'
          when at > ${until}::timestamptz - interval '20 days' and fate < 0.004
            then 'SUBMITTED_FOR_DHPUBLISH_REVIEW'
          else (${states}::text[])[1 + floor(fate * ${states.length}::int)::int] end as state,
        case when shape < 0.62 then 'FORMAT_ARTICLE' when shape < 0.78 then 'FORMAT_IMAGE'
          when shape < 0.9 then 'FORMAT_GALLERY' when shape < 0.98 then 'FORMAT_VIDEO'
          else 'GIFVIDEO' end as format
      from made
      join (select is_approved, count(*) as count from writers group by 1) as sizes
        using (is_approved)
      join writers on writers.is_approved = made.is_approved
        and place = floor(case when made.is_approved then busy else even end * sizes.count)::int
    ), complete as (
      select written.*, stories.*, 'PUBLISHED' = live as is_up,
        coalesce(live <> 'NONE', false) as was_up
      from (select *, case when state in ('PUBLISHED', 'SENSITIVE', 'UNDER_REVIEW') then 'PUBLISHED'
        when state in ('UNPUBLISHED', 'SUSPENDED') then 'TAKEN_DOWN' else 'NONE' end as live
        from written) as written
      join (select language as spoken, count(*) as story_count from stories group by 1) as sizes
        on spoken = written.language
      join (select language as story_language, nth, title, title_search, body, genre, sub_genre,
          place as location from stories) as stories
        on story_language = written.language and nth = floor(story * story_count)::int
    )
    insert into posts (
      id, creator_id, client_id, revision, format, state, live, archived, title, title_search, html,
      excerpt, language, genre, sub_genre, locations, cover, pictures, created_at, updated_at,
      submitted_at, published_at, withdrawn_at, published, rejection, restriction,
      views, impressions, likes, shares, comments, stats_as_of
    )
    select complete.id,
      creator_id, gen_random_uuid(), case state when 'CREATED' then 1 else 2 end, format, state,
      live, fate > 0.1 and story < 0.02,
      title, title_search, '<p>' || body || '</p>', left(body, 200), language,
      genre, sub_genre, array[location], cover,
      case when cover is null then '[]' else jsonb_build_array(cover) end,
      at, at, case when state not in ('CREATED', 'DRAFT') then at end,
      case when was_up then at + interval '1 hour' end,
      case when live = 'TAKEN_DOWN' then at + interval '3 hours' end,
      case when is_up then jsonb_build_object(
        'title', title, 'html', '<p>' || body || '</p>', 'revision', 2,
        'excerpt', left(body, 200), 'cover', cover, 'sensitive', state = 'SENSITIVE'
      ) end,
      case when state in ('REJECTED', 'PERMANENTLY_REJECTED') then jsonb_build_object(
        'reasons', array['duplicate-post'], 'note', null, 'decidedAt', at,
        'permanent', state = 'PERMANENTLY_REJECTED'
      ) end,
      case state when 'UNPUBLISHED' then ${restrictionSql('TAKEN_DOWN')}
        when 'SUSPENDED' then ${restrictionSql('SUSPENDED')}
        when 'SENSITIVE' then ${restrictionSql('SENSITIVE')} end,
      read.*, case when was_up then least(at + interval '8 days', ${until}) end
    from complete
    cross join lateral (select coalesce(sum(views)::int, 0), coalesce(sum(impressions)::int, 0),
      coalesce(sum(likes)::int, 0), coalesce(sum(shares)::int, 0), coalesce(sum(comments)::int, 0)
      from ${engagementDaySql}
      where was_up and seen > 0
        and ${indianDaySql(sql`at + interval '1 hour'`)} + nth
          <= ${indianDaySql(sql`${until}::timestamptz`)}
    ) as read
    cross join lateral (select case when format <> 'FORMAT_ARTICLE' then jsonb_build_object(
      'id', creator_id, 'url', '/pictures/' || creator_id || '.jpg',
      'width', 1600, 'height', 900, 'caption', title, 'alt', title
    ) end as cover) as shown`.execute(db);
}

const restrictionSql = (kind: string) =>
  sql`jsonb_build_object(
    'kind', ${kind}::text, 'reasons', array['fake-news'], 'note', null, 'decidedAt', at
  )`;

/**
 * What readers did on the days after a post went up, most on the first and far more with some
 * posts; the same from the same id.
 */
const engagementDaySql =
  sql.raw(`(select day as nth, seen, seen as views, seen * 4 as impressions, seen / 13 as likes,
    seen / 47 as shares, seen / 110 as comments
  from generate_series(0, ${lifeDays - 1}) as day
  cross join lateral (select (
      (20 + 40000 * ((hashtext(id::text) & 2147483647) / 2147483648::float8) ^ 8)
        * exp(-day / 2::float8) / 2.4::float8
    )::int as seen) as one)
  as days`);

const indianDaySql = (time: RawBuilder<unknown>) =>
  sql`((${time}) at time zone 'Asia/Kolkata')::date`;

/** The engagement by day, whose sums are the counters of posts, and the history of each post. */
export async function writeEngagement(db: Db, until: Date): Promise<void> {
  await sql`create temporary table recent as
    select id, creator_id, submitted_at, published_at
    from posts
    where submitted_at > ${until}::timestamptz - make_interval(days => ${readDays})`.execute(db);
  await sql`
    insert into engagement_days (
      post_id, day, creator_id, views, impressions, likes, shares, comments
    )
    select id, ${indianDaySql(sql`published_at`)} + nth, creator_id,
      views, impressions, likes, shares, comments
    from recent cross join lateral ${engagementDaySql}
    where published_at is not null and seen > 0
      and ${indianDaySql(sql`published_at`)} + nth
        <= ${indianDaySql(sql`${until}::timestamptz`)}`.execute(db);
  await sql`
    insert into post_events (id, post_id, action, state, by_person, at)
    select gen_random_uuid(), recent.id, 'submit', 'SUBMITTED_FOR_DHPUBLISH_REVIEW', creator_id,
      submitted_at from recent
    union all
    select gen_random_uuid(), recent.id, 'handed-over', 'PUBLISHED', null, published_at from recent
    where published_at is not null`.execute(db);
}
