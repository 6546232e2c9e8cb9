import { type Kysely, sql } from 'kysely';

/** The rows in lists of creators. Tombstones are in none. */
const listed = `where role = 'creator' and merged_into is null`;

/*
 * Bodies in the form of the standard, which are bound when they are made: an index may not depend
 * on the search path, and the plain form would.
 */
const statements = [
  `alter table people add column agency_id uuid references people, add column block jsonb`,
  `create table agencies (
    person_id uuid primary key references people,
    email text not null unique,
    contact_name text,
    phone text
  )`,
  `create table standing_events (
    id uuid primary key,
    person_id uuid not null references people,
    action text not null,
    reason text,
    note text,
    by_person uuid,
    at timestamptz not null
  )`,
  `create index standing_events_by_person on standing_events (person_id, at)`,
  // Words of any script as they are searched: composed, without joiners, small where the script has
  // it.
  `create function search_words(text) returns text[] immutable parallel safe
    return array_remove(
      regexp_split_to_array(
        translate(lower(normalize(left($1, 300), NFC)), chr(8204) || chr(8205), ''),
        '[[:space:]._,:&|!*<>''"\\\\()@-]+'
      ),
      ''
    )`,
  `create function name_words(name text, handle text) returns tsvector immutable parallel safe
    return array_to_tsvector(search_words(coalesce(name, '') || ' ' || coalesce(handle, '')))`,
  `create index people_by_words on people using gin (name_words(name, handle))
    with (fastupdate = off) where merged_into is null`,
  `create index identities_by_phone on identities (subject collate "C") where kind = 'MOBILE'`,
  `create index identities_by_phone_end on identities (reverse(subject) collate "C") where kind = 'MOBILE'`,
  `create index creators_newest on people (id desc) ${listed}`,
  `create index creators_by_name on people ((lower(coalesce(name, '')) collate "C"), id) ${listed}`,
  `create index creators_by_followers on people (followers desc, id desc) ${listed}`,
  `create index creators_by_agency on people (agency_id, id desc) ${listed}`,
  `create index creators_by_work on people ((position->>'work'), id desc) ${listed}`,
  `create index creators_by_standing on people ((position->>'standing'), id desc) ${listed}`,
  `create index creators_by_type on people (creator_type, id desc) ${listed}`,
  `create index creators_by_payment on people (payment_type, id desc) ${listed}`,
  `create index agencies_by_name on people ((lower(coalesce(name, '')) collate "C"), id) where role = 'agency'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
