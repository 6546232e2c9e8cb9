import { type Kysely, sql } from 'kysely';

/*
 * A session knows its browser, which becomes unknown when somebody ends the session from elsewhere.
 * A browser gets a new id at each sign-in.
 */
const statements = [
  `alter table sessions add column device_hash text`,
  `create index known_devices_by_device on known_devices (device_hash)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
