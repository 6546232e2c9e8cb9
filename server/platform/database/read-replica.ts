import type { Database, Db } from './database-types.ts';

/** Reads go to the replica while it is at most so far behind the primary, in ms. */
export const maxStaleness = 5000;
/** How often the replica is compared with the primary, in ms. */
const checkInterval = 1000;
/** A comparison that is older than this says nothing any more, in ms. */
const checkLife = 3000;
/** So many positions of the primary are remembered: one for each comparison of half a minute. */
const maxPositions = 30;

type Source = Pick<Database, 'executeSql'>;
/** Where the log of the primary was, in bytes, and when. */
type LogPosition = { at: number; bytes: bigint };

/** A standby of the database that answers reads. */
export type ReadReplica = {
  db: Db;
  /** Whether it answers and is at most {@link maxStaleness} behind. */
  isUsable(): boolean;
  /** By how many ms it is behind the primary at most; infinite while that is not known. */
  staleness(): number;
  /** A read has failed: it is not asked again before the next comparison that succeeds. */
  reportFailure(): void;
  close(): Promise<void>;
};

/** On a primary, such as after a failover, the replica is itself the newest. */
const replayedSql = `select pg_wal_lsn_diff(
    case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end,
    '0/0')::text as bytes`;
const writtenSql = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as bytes`;

/**
 * Compares the replica with the primary once a second. It is as old as the last position of the
 * primary that it has replayed, by the clock of this process: the clocks of the servers do not
 * matter, and a replica that has lost its primary counts as late, although it has replayed all that
 * it got.
 * @param now in ms, monotonic
 */
export function createReadReplica(
  primary: Source,
  replica: Pick<Database, 'db' | 'executeSql' | 'close'>,
  now: () => number = () => performance.now(),
): ReadReplica & { check(): Promise<void> } {
  let positions: LogPosition[] = [];
  let fresh: { since: number; checkedAt: number } | undefined;

  async function check(): Promise<void> {
    const at = now();
    try {
      const written = await readPosition(primary, writtenSql);
      positions = [...positions, { at, bytes: written }].slice(-maxPositions);
      const replayed = await readPosition(replica, replayedSql);
      const reached = positions.findLast(({ bytes }) => bytes <= replayed);
      fresh = reached && { since: reached.at, checkedAt: now() };
    } catch {
      fresh = undefined;
      positions = [];
    }
  }

  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= check().finally(() => {
      running = undefined;
    });
  }, checkInterval).unref();
  const staleness = () =>
    fresh && now() - fresh.checkedAt <= checkLife ? now() - fresh.since : Number.POSITIVE_INFINITY;
  return {
    db: replica.db,
    check,
    staleness,
    isUsable: () => staleness() <= maxStaleness,
    reportFailure: () => {
      fresh = undefined;
    },
    close: async () => {
      clearInterval(timer);
      await running;
      await replica.close();
    },
  };
}

async function readPosition(source: Source, sql: string): Promise<bigint> {
  const [row] = (await source.executeSql(sql)).rows as { bytes: string | null }[];
  if (!row?.bytes) throw new Error('The database has no position in its log.');
  return BigInt(row.bytes);
}
