import { openAsBlob } from 'node:fs';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { openDatabase } from '#server/platform/database/database.ts';
import type { Database } from '#server/platform/database/database-types.ts';
import type { Engine } from './engines.ts';
import { makePostgresDatabase } from './postgres-databases.ts';

type ReusableDatabase = {
  database: Database;
  /** Of the new database: its tables, columns, functions, triggers, roles and settings. */
  fingerprint: string;
  remove: () => Promise<void>;
};

/** Dead rows above this many bytes make a database slower than a new one. */
const reusableBytes = 32 * 1024 * 1024;

const unused: Record<Engine, ReusableDatabase[]> = { pglite: [], postgres: [] };

/**
 * An empty database that is up to date. A database that a test gave back is used again: to open an
 * embedded one takes most of a second of processor time, to empty one a fraction of that.
 */
export async function borrowDatabase(
  engine: Engine,
): Promise<{ database: Database; giveBack: () => Promise<void> }> {
  const reusable = unused[engine].pop() ?? (await createDatabase(engine));
  return {
    // A copy, because tests replace its members.
    database: { ...reusable.database },
    giveBack: () => giveBack(engine, reusable),
  };
}

async function createDatabase(engine: Engine): Promise<ReusableDatabase> {
  const place =
    engine === 'postgres' ? await makePostgresDatabase(inject('migratedTemplate')) : undefined;
  const database = await openDatabase(place ?? { dump: await openAsBlob(inject('migratedDump')) });
  return {
    database,
    fingerprint: (await inspect(database)).fingerprint,
    remove: async () => {
      await database.close();
      await place?.drop();
    },
  };
}

/** Keeps the database for the next test, unless it was closed, has grown or has other tables. */
async function giveBack(engine: Engine, reusable: ReusableDatabase): Promise<void> {
  try {
    await empty(reusable.database);
    const { fingerprint, bytes } = await inspect(reusable.database);
    if (fingerprint === reusable.fingerprint && bytes < reusableBytes) {
      unused[engine].push(reusable);
      return;
    }
  } catch {
    // It was closed or broken on purpose.
  }
  await reusable.remove();
}

/** Deletes every row but those of the migrations; triggers and foreign keys do not run. */
async function empty({ db }: Database): Promise<void> {
  await sql`do $$
    declare
      place text;
    begin
      perform set_config('session_replication_role', 'replica', true);
      for place in
        select format('%I.%I', schemaname, tablename) from pg_tables
        where schemaname = 'public' and tablename not like 'kysely%'
      loop
        execute 'delete from ' || place;
      end loop;
      for place in
        select format('%I.%I', schemaname, sequencename) from pg_sequences
        where schemaname = 'public'
      loop
        perform setval(place, 1, false);
      end loop;
    end
  $$`.execute(db);
}

/** The first oid that belongs to no part of PostgreSQL itself. */
const firstOwnOid = 16_384;

async function inspect({ db }: Database): Promise<{ fingerprint: string; bytes: number }> {
  const { rows } = await sql<{ fingerprint: string; bytes: string }>`
    select md5(string_agg(line, '' order by line)) as fingerprint,
      pg_database_size(current_database())::text as bytes
    from (
      select t::text as line from pg_class t where oid >= ${firstOwnOid}
      union all select t::text from pg_attribute t where attrelid >= ${firstOwnOid}
      union all select t::text from pg_constraint t where oid >= ${firstOwnOid}
      union all select t::text from pg_proc t where oid >= ${firstOwnOid}
      union all select t::text from pg_trigger t where oid >= ${firstOwnOid}
      union all select rolname from pg_roles
      union all select starelid::text from pg_statistic where starelid >= ${firstOwnOid}
      union all select name || setting from pg_settings where source = 'session'
    ) as lines`.execute(db);
  const [found] = rows;
  return { fingerprint: found?.fingerprint ?? '', bytes: Number(found?.bytes) };
}
