import { type Kysely, sql } from 'kysely';

const statements = [
  `create table rate_cards (
    id uuid primary key,
    payment_type text not null,
    from_month text not null,
    version integer not null,
    rates jsonb not null,
    made_by uuid not null,
    made_at timestamptz not null,
    unique (payment_type, from_month, version)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
