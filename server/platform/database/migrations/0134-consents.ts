import { type Kysely, sql } from 'kysely';

/*
 * What people agreed to and withdrew. Rows are only added, with the time of the database; a trigger
 * refuses to change them, and to delete those of an account that is not erased. `agreed_edition`
 * repeats the newest terms and privacy policy that a person agreed to, because it is asked for at
 * every start of the portal.
 */
const statements = [
  `create table consents (
    id uuid primary key,
    person_id uuid not null references people,
    purpose text not null,
    action text not null check (action in ('given', 'withdrawn')),
    version text,
    language text,
    screen text not null,
    detail text,
    at timestamptz not null default clock_timestamp(),
    number bigint generated always as identity
  )`,
  `create index consents_by_person on consents (person_id, purpose, number desc)`,
  `alter table people add column agreed_edition text`,
  `alter table people add column erased_at timestamptz`,
  `create index people_by_erasure on people (erased_at) where erased_at is not null`,
  `create function refuse_consent_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if exists (select from people where id = old.person_id and erased_at is not null) then
          return old;
        end if;
      end if;
      raise exception 'Records of consent cannot be changed, nor deleted before the account.';
    end
  $$`,
  `create trigger consents_are_kept before update or delete on consents
    for each row execute function refuse_consent_change()`,
  `create trigger consents_are_not_emptied before truncate on consents
    for each statement execute function refuse_consent_change()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
