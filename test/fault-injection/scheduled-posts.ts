import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';

/** What became of the posts, by the clock of the database. */
export type ScheduleFigures = {
  published: number;
  /** Posts that left SCHEDULED, or reached readers, more or less often than once. */
  notOnce: number;
  /** Posts that left SCHEDULED before their time. */
  early: number;
  notified: number;
  attempts: number;
  /** When each post reached readers, in ms since 1970, in order. */
  times: number[];
};

/**
 * Approved posts of active creators, and a table in which a trigger notes each change of a state
 * with the time of the database.
 */
export async function insertScheduledPosts(db: Db, count: number): Promise<void> {
  const now = new Date();
  const creators = 50;
  const position = JSON.stringify({ accountStatus: 'active', work: 'approved' });
  await sql`insert into people
      (id, role, permissions, languages, position, new_user, created_at, updated_at)
    select gen_random_uuid(), 'creator', '{}', '{}', ${position}::jsonb, false, ${now}, ${now}
    from generate_series(1, ${creators})`.execute(db);
  await sql`insert into posts (
      id, creator_id, client_id, revision, format, state, live, title, title_search, html, excerpt,
      language, genre, sub_genre, locations, created_at, updated_at, submitted_at, publish_at
    )
    select gen_random_uuid(), writer.id, gen_random_uuid(), 2, 'FORMAT_ARTICLE', 'SCHEDULED',
      'NONE', 'Post ' || n, 'post ' || n, '<p>Text</p>', 'Text', 'hi', 'news', 'local',
      '{mh-nagpur}', ${now}, ${now}, ${now}, 'infinity'
    from generate_series(1, ${count}::int) as n
    join (select id, row_number() over (order by id) - 1 as place from people) as writer
      on writer.place = n % ${creators}::int`.execute(db);
  await sql`create table observed_states (
      post_id uuid, state text, at timestamptz default clock_timestamp()
    )`.execute(db);
  await sql`create function observe_state() returns trigger language plpgsql as $$ begin
      insert into observed_states (post_id, state) values (new.id, new.state);
      return null;
    end $$`.execute(db);
  await sql`create trigger observe_states after update on posts for each row
    when (old.state is distinct from new.state) execute function observe_state()`.execute(db);
}

/** Schedules all posts for one moment, so many seconds ahead. */
export async function schedulePosts(db: Db, seconds: number): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select clock_timestamp() + make_interval(secs => ${seconds}::float8) as at`.execute(db);
  const { at } = rows[0] as { at: Date };
  await sql`update posts set publish_at = ${at}`.execute(db);
  return at;
}

export async function countPublished(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from posts where state = 'PUBLISHED'`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function readFigures(db: Db, at: Date): Promise<ScheduleFigures> {
  const { rows } = await sql<Omit<ScheduleFigures, 'times'>>`
    select
      (select count(*)::int from posts where state = 'PUBLISHED' and live = 'PUBLISHED')
        as published,
      (select count(*)::int from (
        select id from posts
        left join observed_states as seen on seen.post_id = id
        group by id
        having count(*) filter (where seen.state = 'PENDING') <> 1
          or count(*) filter (where seen.state = 'PUBLISHED') <> 1
      ) as uneven) + (select count(*)::int from (
        select post_id from post_events where action in ('schedule-reached', 'handed-over')
        group by post_id, action having count(*) <> 1
      ) as repeated) as "notOnce",
      (select count(*)::int from observed_states where at < ${at}) as early,
      (select count(*)::int from notifications where kind = 'scheduled-post-published') as notified,
      (select coalesce(sum(attempts), 0)::int from publication_deliveries) as attempts`.execute(db);
  const { rows: seen } = await sql<{ at: Date }>`
    select at from observed_states where state = 'PUBLISHED' order by at`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('The figures are missing.');
  return { ...figures, times: seen.map((row) => row.at.getTime()) };
}
