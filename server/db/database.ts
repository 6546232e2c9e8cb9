import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { fromPglite } from 'pg-boss';
import { claimDataFolder } from './data-folder.ts';
import * as firstWalk from './migrations/0001-first-walk.ts';
import * as bankDetails from './migrations/0002-bank-details.ts';
import * as liveVersion from './migrations/0003-live-version.ts';
import * as engagement from './migrations/0004-engagement.ts';
import * as accounts from './migrations/0005-accounts.ts';
import * as staffData from './migrations/0006-staff-data.ts';
import * as moderation from './migrations/0007-moderation.ts';
import * as rateCards from './migrations/0008-rate-cards.ts';
import * as agenciesAndCreators from './migrations/0009-agencies-and-creators.ts';
import * as reviewClaims from './migrations/0010-review-claims.ts';
import * as sources from './migrations/0011-sources.ts';
import * as invoices from './migrations/0012-invoices.ts';
import * as videos from './migrations/0013-videos.ts';
import * as postFormats from './migrations/0014-post-formats.ts';
import * as millionPosts from './migrations/0015-million-posts.ts';
import * as creatorStatistics from './migrations/0016-creator-statistics.ts';
import * as sessionDevices from './migrations/0017-session-devices.ts';
import * as postVersions from './migrations/0019-post-versions.ts';
import * as duplicates from './migrations/0020-duplicates.ts';
import { PreparingClient } from './preparing-client.ts';
import { preparing } from './preparing-pglite.ts';
import type { Schema } from './schema.ts';

export type Db = Kysely<Schema>;

/** A database that is open, and what the queue needs of it. */
export type Database = {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** Runs one statement with positional parameters; the queue's way in. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  close(): Promise<void>;
};

const migrations: Record<string, Migration> = {
  '0001-first-walk': firstWalk,
  '0002-bank-details': bankDetails,
  '0003-live-version': liveVersion,
  '0004-engagement': engagement,
  '0005-accounts': accounts,
  '0006-staff-data': staffData,
  '0007-moderation': moderation,
  '0008-rate-cards': rateCards,
  '0009-agencies-and-creators': agenciesAndCreators,
  '0010-review-claims': reviewClaims,
  '0011-sources': sources,
  '0012-invoices': invoices,
  '0013-videos': videos,
  '0014-post-formats': postFormats,
  '0015-million-posts': millionPosts,
  '0016-creator-statistics': creatorStatistics,
  '0017-session-devices': sessionDevices,
  '0019-post-versions': postVersions,
  '0020-duplicates': duplicates,
};

/**
 * Opens PostgreSQL at `url`, or the embedded database in `dataDir` (in memory where that is undefined), and brings its
 * tables up to date. The one in memory begins empty, or as `dump` that PGlite wrote. Kysely takes an advisory lock, so that processes starting together migrate once.
 * @throws when the database cannot be reached or a migration fails.
 */
export async function openDatabase(at: {
  url?: string | undefined;
  dataDir?: string | undefined;
  dump?: Blob | undefined;
}): Promise<Database> {
  const database = at.url ? openPostgres(at.url) : await openEmbedded(at);
  const migrator = new Migrator({ db: database.db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) {
    await database.close();
    throw error;
  }
  return database;
}

const timestamptz = 1184;
const inUtc = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)\+00$/;

/** A time as the engine itself reads it, in a fifth of the time that pg takes; pg reads what is not in UTC. */
function timeOf(text: string): Date {
  const [, day, time] = inUtc.exec(text) ?? [];
  return day ? new Date(`${day}T${time}Z`) : pg.types.getTypeParser(timestamptz)(text);
}

const parserOf = ((oid: number, format?: 'text' | 'binary') =>
  oid === timestamptz && format !== 'binary'
    ? timeOf
    : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser;

function openPostgres(url: string): Database {
  // int8 and numeric stay text by default; counters here are int4, and count(*) is cast where it is asked.
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 20_000,
    lock_timeout: 5000,
    Client: PreparingClient,
    types: { getTypeParser: parserOf },
  });
  // An idle connection that breaks must not end the process; the next query reports it.
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    kind: 'postgres',
    executeSql: async (text, values) => ({ rows: (await pool.query(text, values)).rows ?? [] }),
    close: () => db.destroy(),
  };
}

async function openEmbedded({
  dataDir,
  dump,
}: {
  dataDir?: string | undefined;
  dump?: Blob | undefined;
}): Promise<Database> {
  if (dataDir) await mkdir(dataDir, { recursive: true });
  // Loaded only here: with PostgreSQL nobody pays for it.
  const { PGlite, parse, protocol } = await import('@electric-sql/pglite');
  const release = dataDir ? await claimDataFolder(dataDir) : undefined;
  const pglite = dataDir
    ? await PGlite.create(join(dataDir, 'pg'))
    : await PGlite.create(dump ? { loadDataDir: dump } : {});
  const db = new Kysely<Schema>({
    dialect: new PGliteDialect({ pglite: preparing(pglite, { parse, protocol }) }),
  });
  return {
    db,
    kind: 'pglite',
    executeSql: fromPglite(pglite).executeSql,
    async close() {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      await release?.();
    },
  };
}

/** Asks the database for an answer. @throws when there is none. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
