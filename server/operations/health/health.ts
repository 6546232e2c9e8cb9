import { isSkewed, measureClockSkew } from '../../db/clock-skew.ts';
import { type Database, ping } from '../../db/database.ts';
import type { Handler } from '../../handler.ts';
import { Problem } from '../../problem.ts';

export const getLiveness: Handler<'getLiveness'> = async () => ({ status: 'ok' });

export const getReadiness: Handler<'getReadiness'> = async ({ deps, log }) => {
  try {
    const seconds = await probe(deps.database);
    // Where the database's clock is wrong all processes would stop being ready; the word is for whoever watches.
    return isSkewed(seconds)
      ? { status: 'clock-skewed', clockSkewSeconds: Math.round(seconds) }
      : { status: 'ok' };
  } catch (error) {
    log.warn({ err: error }, 'not ready');
    throw new Problem('database-unavailable', { retryAfter: 5 });
  }
};

const underWay = new WeakMap<Database, Promise<number>>();

/** Asks the database once for all who want to know meanwhile: anybody may, so it must not take its connections. */
function probe(database: Database): Promise<number> {
  const other = underWay.get(database);
  if (other) return other;
  const asked = ask(database).finally(() => underWay.delete(database));
  underWay.set(database, asked);
  return asked;
}

async function ask(database: Database): Promise<number> {
  await ping(database.db);
  const { seconds } = await measureClockSkew(database);
  return seconds;
}
