import { readdir } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { describe, expect, it, vi } from 'vitest';
import { runMigrations, runPostgresMigrations } from '#server/platform/database/migrate.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { emptyDatabase } from '#test/unit/server/harness/empty-database.ts';
import { makePostgresDatabase } from '#test/unit/server/harness/postgres-databases.ts';
import { type Engine, engines, startTestServer } from '#test/unit/server/harness/test-server.ts';

/** A database without a table, and another connection to it where it has several. */
async function openEmpty(engine: Engine) {
  if (engine === 'pglite') {
    const db = await emptyDatabase();
    return { db, other: null, close: () => db.destroy() };
  }
  const place = await makePostgresDatabase();
  const [database, other] = [openPostgres(place.url), openPostgres(place.url)];
  return {
    db: database.db as unknown as Kysely<unknown>,
    other: other.db as unknown as Kysely<unknown>,
    async close() {
      await database.close();
      await other.close();
      await place.drop();
    },
  };
}

const running = (statement: string): Migration => ({
  up: (db) => sql.raw(statement).execute(db).then(),
});

it('every migration of the folder runs', async () => {
  const folder = new URL('../../../../../server/platform/database/migrations', import.meta.url);
  const files = (await readdir(folder)).map((name) => name.replace(/\.ts$/, ''));
  const server = await startTestServer('pglite');
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(
    server.db,
  );
  await server.stop();
  expect(rows.map(({ name }) => name).sort()).toEqual(files.sort());
}, 60_000);

it('the migrator is told of its own tables alone, and others of all tables', async () => {
  const server = await startTestServer('pglite');
  const { introspection } = server.db;
  const own = await introspection.getTables({ withInternalKyselyTables: true });
  const all = await introspection.getTables();
  await server.stop();
  expect(own.map(({ name }) => name).sort()).toEqual(['kysely_migration', 'kysely_migration_lock']);
  expect(all.find(({ name }) => name === 'people')?.columns).not.toEqual([]);
}, 60_000);

describe.each(engines)('migrations on %s', (engine) => {
  it('run in order, each once, and those before one that fails stay', async () => {
    const { db, close } = await openEmpty(engine);
    const first = running('create table notes (word text)');
    const second = running(`insert into notes values ('second')`);
    await expect(
      runMigrations(db, { a: first, b: second, c: running('no statement') }),
    ).rejects.toThrow('syntax');
    await runMigrations(db, {
      a: first,
      b: second,
      c: running(`insert into notes values ('third')`),
    });
    const { rows } = await sql`select word from notes order by word`.execute(db);
    expect(rows).toEqual([{ word: 'second' }, { word: 'third' }]);
    await close();
  });

  it('are tried again when another process has dropped a table', async () => {
    const { db, close } = await openEmpty(engine);
    let runs = 0;
    const dropped = (times: number): Migration => ({
      async up(trx) {
        runs += 1;
        if (runs <= times) await sql`select from dropped_meanwhile`.execute(trx);
      },
    });
    await runMigrations(db, { a: dropped(2) });
    expect(runs).toBe(3);
    runs = 0;
    await expect(runMigrations(db, { a: dropped(0), b: dropped(99) })).rejects.toThrow(
      'dropped_meanwhile',
    );
    expect(runs).toBe(5);
    await close();
  });

  it.runIf(engine === 'postgres')(
    'keep no locks while later ones run, and run once at a time',
    async () => {
      const { db, other, close } = await openEmpty(engine);
      let runs = 0;
      const migrations: Record<string, Migration> = {
        a: running('create table notes (word text)'),
        b: running('alter table notes add column author text'),
        c: {
          async up() {
            runs += 1;
            // As the version before does that still serves.
            await sql`insert into notes (word) values ('meanwhile')`.execute(
              other as Kysely<unknown>,
            );
          },
        },
      };
      await Promise.all([
        runMigrations(db, migrations),
        runMigrations(other as Kysely<unknown>, migrations),
      ]);
      expect(runs).toBe(1);
      const { rows } = await sql`select word from notes`.execute(db);
      expect(rows).toEqual([{ word: 'meanwhile' }]);
      await close();
    },
  );
});

describe.runIf(engines.includes('postgres'))('the connection for migrations', () => {
  it('waits for another migrating process despite statement limits', async () => {
    const place = await makePostgresDatabase();
    const database = openPostgres(place.url);
    const name = new URL(place.url).pathname.slice(1);
    await database.executeSql(`alter database ${name} set statement_timeout = '200ms'`);
    const settings: unknown[] = [];
    const waitingFor = async (interval: string) => {
      const { rows } = await database.executeSql(
        `select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'
          and clock_timestamp() - query_start > interval '${interval}'`,
      );
      return rows.length;
    };
    const migrations: Record<string, Migration> = {
      a: {
        async up(db) {
          const { rows } = await sql`select current_setting('statement_timeout') as time`.execute(
            db,
          );
          settings.push(...rows);
          await vi.waitUntil(() => waitingFor('500 ms'), { timeout: 30_000 });
        },
      },
      b: running('create table notes (word text)'),
    };
    await Promise.all([
      runPostgresMigrations(place.url, migrations),
      runPostgresMigrations(place.url, migrations),
    ]);
    expect(settings).toEqual([{ time: '0' }]);
    await database.close();
    await place.drop();
  });
});
