import { type Kysely, sql } from 'kysely';

/**
 * What readers see gets its own column: the state of the working version no longer determines it.
 */
const statements = [
  `alter table posts add column live text not null default 'NONE'`,
  `alter table posts add column withdrawn_at timestamptz`,
  `update posts set live = case
      when published is not null or state in ('PUBLISHED', 'SENSITIVE', 'UNDER_REVIEW')
        then 'PUBLISHED'
      else 'TAKEN_DOWN' end
    where published is not null or published_at is not null
      or state in ('PUBLISHED', 'SENSITIVE', 'UNDER_REVIEW', 'UNPUBLISHED', 'SUSPENDED')`,
  `create index posts_to_withdraw on posts (id) where live = 'TAKEN_DOWN' and withdrawn_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
