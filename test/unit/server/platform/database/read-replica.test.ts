import { expect, it, onTestFinished } from 'vitest';
import type { Db } from '#server/platform/database/database-types.ts';
import { createReadReplica, maxStaleness } from '#server/platform/database/read-replica.ts';

/** A primary and its replica, by the bytes of their logs; null for one that does not answer. */
function servers() {
  const log = { written: 1000 as number | null, replayed: 1000 as number | null, time: 0 };
  const source = (name: 'written' | 'replayed') => ({
    executeSql: async () => {
      if (log[name] === null) throw new Error('Connection terminated');
      return { rows: [{ bytes: String(log[name]) }] };
    },
  });
  const standby = { ...source('replayed'), db: {} as Db, close: async () => {} };
  const replica = createReadReplica(source('written'), standby, () => log.time);
  onTestFinished(() => replica.close());
  /** Some seconds with a comparison in each. */
  const pass = async (seconds: number, bytes = 0) => {
    for (let second = 0; second < seconds; second += 1) {
      log.time += 1000;
      if (log.written !== null) log.written += bytes;
      await replica.check();
    }
  };
  return { log, replica, pass };
}

it('a replica is used when it has replayed what the primary had', async () => {
  const { replica, pass } = servers();
  expect(replica.isUsable()).toBe(false);
  await pass(1);
  expect(replica.isUsable()).toBe(true);
  expect(replica.staleness()).toBe(0);
});

it('a replica that stops replaying is used until it is too late, and later again', async () => {
  const { log, replica, pass } = servers();
  await pass(1);
  await pass(maxStaleness / 1000, 10);
  expect(replica.staleness()).toBe(maxStaleness);
  expect(replica.isUsable()).toBe(true);
  await pass(1, 10);
  expect(replica.isUsable()).toBe(false);
  log.replayed = log.written;
  await pass(1);
  expect(replica.isUsable()).toBe(true);
});

it('a replica that is later than any remembered position is not used', async () => {
  const { replica, pass } = servers();
  await pass(1);
  await pass(60, 10);
  expect(replica.staleness()).toBe(Number.POSITIVE_INFINITY);
});

it.each(['written', 'replayed'] as const)(
  'the replica is not used while a server does not say what it has %s',
  async (name) => {
    const { log, replica, pass } = servers();
    await pass(1);
    const before = log[name];
    log[name] = null;
    await pass(1);
    expect(replica.isUsable()).toBe(false);
    log[name] = before;
    await pass(1);
    expect(replica.isUsable()).toBe(true);
  },
);

it('a replica that failed a read waits for the next comparison', async () => {
  const { replica, pass } = servers();
  await pass(1);
  replica.reportFailure();
  expect(replica.isUsable()).toBe(false);
  await pass(1);
  expect(replica.isUsable()).toBe(true);
});

it('a comparison that was not repeated for three seconds says nothing', async () => {
  const { log, replica, pass } = servers();
  await pass(1);
  log.time += 3001;
  expect(replica.isUsable()).toBe(false);
});
