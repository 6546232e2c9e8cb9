import { type Kysely, sql } from 'kysely';

/*
 * The number of creators per position. Without these statistics the planner would read all active
 * creators, nearly everybody, to sort them.
 */
const statements = [
  `create statistics creators_by_position on (position->>'work'), (position->>'standing') from people`,
  `analyze people`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
