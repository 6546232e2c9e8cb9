import { type Kysely, sql } from 'kysely';

const statements = [
  `create table engagement_batches (id uuid primary key, received_at timestamptz not null)`,
  `create index engagement_batches_by_age on engagement_batches (received_at)`,
  `create table engagement_days (
    post_id uuid not null references posts on delete cascade,
    day date not null,
    creator_id uuid not null references people,
    views integer not null default 0,
    impressions integer not null default 0,
    likes integer not null default 0,
    shares integer not null default 0,
    comments integer not null default 0,
    primary key (post_id, day)
  )`,
  `create index engagement_days_by_creator on engagement_days (creator_id, day)`,
  `create index engagement_days_by_day on engagement_days (day, creator_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
