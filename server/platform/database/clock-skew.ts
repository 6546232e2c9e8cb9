import type { Database } from './database-types.ts';

/**
 * Codes, sessions and claims end by the clock of the process that looks; a minute between two of
 * them is felt.
 */
const maxSkewSeconds = 60;
const measureMilliseconds = 60_000;

type SkewDatabase = Pick<Database, 'executeSql' | 'clockSkew'>;

export const isSkewed = (seconds: number): boolean => Math.abs(seconds) >= maxSkewSeconds;

/**
 * Measures by how many seconds the clock of this process is ahead of the database's, to within the
 * time of one question, and keeps it in `clockSkew`.
 */
export async function measureClockSkew(database: SkewDatabase, now: () => number = Date.now) {
  const asked = now();
  const { rows } = await database.executeSql(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as time',
  );
  const here = (asked + now()) / 2;
  const there = Number((rows[0] as { time: unknown }).time);
  database.clockSkew = (here - there) / 1000;
  return { seconds: database.clockSkew, here: new Date(here), there: new Date(there) };
}

/** @throws when the clocks are a minute or more apart, with both times */
export async function requireClockInSync(
  database: SkewDatabase,
  now: () => number = Date.now,
): Promise<void> {
  const { seconds, here, there } = await measureClockSkew(database, now);
  if (!isSkewed(seconds)) return;
  throw new Error(
    `The clock of this machine says ${here.toISOString()}, ` +
      `the database's ${there.toISOString()}. ` +
      'They have to agree to the minute: set them by NTP.',
  );
}

/** Measures every minute and reports when they are too far apart. @returns what ends it */
export function startClockMonitor(
  database: SkewDatabase,
  report: (error: unknown) => void,
): () => void {
  const measure = async () => {
    const { seconds } = await measureClockSkew(database);
    if (isSkewed(seconds))
      report(new Error(`The clock is ${seconds.toFixed(1)} s ahead of the database's.`));
  };
  const timer = setInterval(() => void measure().catch(report), measureMilliseconds).unref();
  return () => clearInterval(timer);
}
