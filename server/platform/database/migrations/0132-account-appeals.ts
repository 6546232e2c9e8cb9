import { type Kysely, sql } from 'kysely';

/*
 * Appeals of blocked accounts, whose decision is a row of `account_status_events`. `person_id` is
 * the person concerned: who wrote the post, or whose account is blocked.
 */
const statements = [
  'alter table appeals add column person_id uuid references people',
  `update appeals set person_id = posts.creator_id from posts where posts.id = appeals.post_id`,
  'alter table appeals alter column person_id set not null',
  'alter table appeals alter column post_id drop not null',
  'alter table appeals drop constraint appeals_action_check',
  `alter table appeals add constraint appeals_action_check
    check (action in ('reject', 'unpublish', 'suspend', 'block'))`,
  `alter table appeals add constraint appeals_subject_check
    check ((post_id is null) = (action = 'block'))`,
  'alter table appeals drop constraint appeals_result_check',
  `alter table appeals add constraint appeals_result_check
    check (result in ('publishing', 'draft', 'lifted', 'superseded', 'unblocked'))`,
  'create index appeals_by_person on appeals (person_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
