import { measureClockSkew } from '#server/platform/database/clock-skew.ts';
import { ping } from '#server/platform/database/database.ts';
import type { Database } from '#server/platform/database/database-types.ts';

const runningProbes = new WeakMap<Database, Promise<number>>();

/**
 * Queries the database once for all waiting requests: the endpoint is public, so it must not use up
 * the connections.
 */
export function probeDatabase(database: Database): Promise<number> {
  const other = runningProbes.get(database);
  if (other) return other;
  const asked = queryDatabase(database).finally(() => runningProbes.delete(database));
  runningProbes.set(database, asked);
  return asked;
}

async function queryDatabase(database: Database): Promise<number> {
  await ping(database.db);
  const { seconds } = await measureClockSkew(database);
  return seconds;
}
