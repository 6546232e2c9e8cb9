import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database-types.ts';
import { PreparedPostgresClient } from './prepared-postgres-client.ts';
import type { Schema } from './schema/schema.ts';
import { queryTracing } from './traced-queries.ts';

const timestamptz = 1184;
const inUtc = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)\+00$/;

/** The server cancels a statement after this. */
const statementTimeout = 20_000;
/** When the server should have replied or cancelled by now, the connection is dead. */
const silenceTimeout = statementTimeout + 2000;

/**
 * A time as the engine itself reads it, in a fifth of the time that pg takes; pg reads what is not
 * in UTC.
 */
function parseTimestamp(text: string): Date {
  const [, day, time] = inUtc.exec(text) ?? [];
  return day ? new Date(`${day}T${time}Z`) : pg.types.getTypeParser(timestamptz)(text);
}

const typeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === timestamptz && format !== 'binary'
    ? parseTimestamp
    : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser;

/** The pool creates clients of the given class, which its types do not declare. */
const asPreparedClient = (client: unknown) => client as PreparedPostgresClient;

/**
 * Opens PostgreSQL at `url` by a pool of up to ten connections. A connection that breaks leaves the
 * pool at once and takes the idle ones along: what ended it has most likely ended them.
 */
export function openPostgres(url: string): Database {
  // int8 and numeric stay text by default. Counters here are int4, and queries cast count(*).
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: statementTimeout,
    lock_timeout: 5000,
    // Each request has one processor at most, so that a search does not take those of others.
    options: '-c max_parallel_workers_per_gather=0',
    // A peer that has vanished is noticed some ten seconds after the last byte, also on idle
    // connections.
    keepAlive: true,
    keepAliveInitialDelayMillis: 1000,
    Client: PreparedPostgresClient,
    types: { getTypeParser: typeParser },
  });
  // An idle connection that breaks must not end the process; the next query opens another.
  pool.on('error', () => {});
  let silenceLimit = 0;
  const idle = new Set<PreparedPostgresClient>();
  const discardIdleClients = () => {
    const clients = [...idle];
    idle.clear();
    for (const client of clients) client.discard();
  };
  pool.on('connect', (client) => asPreparedClient(client).once('lost', discardIdleClients));
  pool.on('acquire', (client) => {
    idle.delete(asPreparedClient(client));
    asPreparedClient(client).setSilenceTimeout(silenceLimit);
  });
  pool.on('release', (_error, client) => idle.add(asPreparedClient(client)));
  pool.on('remove', (client) => idle.delete(asPreparedClient(client)));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), ...queryTracing() });
  return {
    db,
    kind: 'postgres',
    executeSql: async (text, values) => ({ rows: (await pool.query(text, values)).rows ?? [] }),
    enableSilenceTimeout: () => {
      silenceLimit = silenceTimeout;
    },
    clockSkew: 0,
    waitingQueries: () => pool.waitingCount,
    close: () => db.destroy(),
  };
}
