import { type Kysely, sql } from 'kysely';

/*
 * One action on many records, which are fixed when it starts. `turn` grows with each job of the
 * queue, so that of two jobs for one action the older one ends.
 */
const statements = [
  `create table bulk_actions (
    id uuid primary key,
    person_id uuid not null references people,
    kind text not null,
    arguments jsonb not null,
    reason text,
    state text not null,
    turn integer not null default 0,
    total integer not null,
    started_at timestamptz not null,
    finished_at timestamptz
  )`,
  `create index bulk_actions_by_person on bulk_actions (person_id, id desc)`,
  `create index bulk_actions_running on bulk_actions (id) where state = 'running'`,
  `create table bulk_action_items (
    action_id uuid not null references bulk_actions on delete cascade,
    position integer not null,
    subject_id uuid not null,
    state text not null,
    code text,
    fields jsonb,
    primary key (action_id, position)
  )`,
  `create index bulk_action_items_by_state on bulk_action_items (action_id, state, position)`,
  // The action through which staff changed a record.
  `alter table audit_entries add column bulk_action_id uuid`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
