import { type Kysely, sql } from 'kysely';

/*
 * How many creators are in which position. The planner takes no account of it from partial indexes,
 * and would read all who are active, nearly everybody, to sort them.
 */
const statements = [
  `create statistics creators_by_position on (position->>'work'), (position->>'standing') from people`,
  `analyze people`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
