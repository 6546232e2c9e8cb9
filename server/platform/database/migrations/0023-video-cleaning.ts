import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table videos add column cleaning_version integer not null default 0, add column cleaning_until timestamptz`,
  `create index videos_to_clean on videos (cleaning_version, id) where finished_at is not null`,
  // Speeds up the sum of a person's stored and announced bytes before each upload.
  `create index videos_owner on videos (owner_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
