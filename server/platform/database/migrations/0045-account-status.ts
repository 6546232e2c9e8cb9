import { type Kysely, sql } from 'kysely';

/** Renames the key `standing` of a JSON column. */
const renameKey = (table: string, column: string) => `update ${table}
  set ${column} = (${column} - 'standing')
    || jsonb_build_object('accountStatus', ${column}->'standing')
  where ${column} ? 'standing'`;

/*
 * Renames `standing` to "account status": in positions, in stored replies (a repeated call must get
 * one that fits the contract) and in the table of its events. The index is dropped first, so that
 * the update does not maintain it row by row.
 */
const statements = [
  // The update rewrites every person, which can take longer than a statement may.
  `set local statement_timeout = 0`,
  `set local maintenance_work_mem = '256MB'`,
  `drop index creators_by_standing`,
  `drop statistics creators_by_position`,
  renameKey('people', 'position'),
  renameKey('idempotency_keys', 'body'),
  `create index creators_by_account_status on people ((position->>'accountStatus'), id desc)
    where role = 'creator' and merged_into is null`,
  `create statistics creators_by_position on (position->>'work'), (position->>'accountStatus') from people`,
  `analyze people`,
  `alter table standing_events rename to account_status_events`,
  `alter table account_status_events
    rename constraint standing_events_pkey to account_status_events_pkey`,
  `alter table account_status_events
    rename constraint standing_events_person_id_fkey to account_status_events_person_id_fkey`,
  `alter index standing_events_by_person rename to account_status_events_by_person`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
