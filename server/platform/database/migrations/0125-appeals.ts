import { type Kysely, sql } from 'kysely';

/*
 * Appeals of creators against decisions on their posts. A decision is a row of `post_events`; what
 * the appeal needs of it is copied. The limits of the IT Rules 2021 are kept with each appeal.
 */
const statements = [
  `create table appeals (
    id uuid primary key,
    number bigint generated always as identity unique,
    post_id uuid not null references posts on delete cascade,
    decision_id uuid not null unique,
    action text not null check (action in ('reject', 'unpublish', 'suspend')),
    revision int,
    reasons text[] not null,
    note text,
    decision_at timestamptz not null,
    moderator_id uuid not null references people,
    first_moderator_id uuid references people,
    content jsonb,
    sent_by uuid not null references people,
    text text not null,
    pictures jsonb not null,
    created_at timestamptz not null,
    acknowledge_by timestamptz not null,
    acknowledged_at timestamptz not null check (acknowledged_at <= acknowledge_by),
    due_at timestamptz not null check (due_at > created_at),
    escalated_at timestamptz,
    claimed_by uuid references people,
    claimed_since timestamptz,
    claimed_until timestamptz,
    state text not null default 'open'
      check (state in ('open', 'upheld', 'overturned', 'withdrawn')),
    decided_by uuid references people
      check (decided_by not in (moderator_id, coalesce(first_moderator_id, moderator_id))),
    decided_at timestamptz,
    answer text,
    result text check (result in ('publishing', 'draft', 'lifted')),
    check ((state in ('upheld', 'overturned')) = (decided_by is not null)),
    check ((state = 'open') = (decided_at is null)),
    check ((state = 'overturned') = (result is not null))
  )`,
  `create index appeals_open on appeals (due_at, id) where state = 'open'`,
  `create index appeals_waiting on appeals (created_at) where state = 'open'`,
  `create index appeals_decided on appeals (decided_at desc, id desc)
    where state in ('upheld', 'overturned')`,
  `create index appeals_to_escalate on appeals (due_at)
    where state = 'open' and escalated_at is null`,
  `create index appeals_by_post on appeals (post_id, id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
