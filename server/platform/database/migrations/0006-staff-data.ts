import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table hashtags
    add column is_hidden boolean not null default false,
    add column is_dh_tag boolean not null default false`,
  `create index hashtags_of_the_app on hashtags (title) where is_dh_tag`,
  `create table featured_posts (
    post_id uuid primary key references posts on delete cascade,
    place integer not null,
    featured_at timestamptz not null
  )`,
  `create table campaigns (
    id uuid primary key,
    revision integer not null,
    name text not null,
    description text not null,
    start_day date not null,
    end_day date not null,
    languages text[] not null,
    formats text[] not null,
    hashtag text,
    reward_paise integer not null,
    posts_max integer,
    params text,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create table comm_cards (
    id uuid primary key,
    revision integer not null,
    texts jsonb not null,
    link text,
    payment_types text[] not null,
    person_id uuid references people,
    start_day date,
    end_day date,
    is_on boolean not null,
    updated_at timestamptz not null
  )`,
  `create index comm_cards_by_person on comm_cards (person_id) where person_id is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
