import { type Kysely, sql } from 'kysely';

const statements = [
  `create table publisher_accounts (
    id uuid primary key,
    revision integer not null default 1,
    name text not null,
    contact_name text,
    email text,
    phone text,
    is_active boolean not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create index publisher_accounts_by_name on publisher_accounts ((lower(name) collate "C"), id)`,
  `create index publisher_accounts_by_words on publisher_accounts using gin (name_words(name, null))
    with (fastupdate = off)`,
  `create table sources (
    id uuid primary key,
    revision integer not null default 1,
    key text not null unique,
    name text not null,
    account_id uuid references publisher_accounts,
    creator_id uuid not null references people,
    language text not null,
    home_url text not null,
    feed_url text,
    crawling boolean not null,
    converted_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create index sources_by_account on sources (account_id, id desc)`,
  `create index sources_by_creator on sources (creator_id, id desc)`,
  `create index sources_by_words on sources using gin (name_words(name, key)) with (fastupdate = off)`,
  `create table crawled_posts (
    id uuid primary key,
    source_id uuid not null references sources,
    creator_id uuid not null references people,
    url text not null,
    format text not null,
    title text not null,
    title_search text not null,
    html text not null,
    excerpt text not null,
    language text not null,
    image_url text,
    published_at timestamptz not null,
    created_at timestamptz not null,
    converted boolean not null default false,
    unique (source_id, url)
  )`,
  `create index crawled_posts_by_time on crawled_posts (published_at desc, id desc) where not converted`,
  `create index crawled_posts_by_creator on crawled_posts (creator_id, published_at desc, id desc) where not converted`,
  `create index crawled_posts_by_source on crawled_posts (source_id, published_at desc, id desc) where not converted`,
  `create index crawled_posts_converted on crawled_posts (creator_id) where converted`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
