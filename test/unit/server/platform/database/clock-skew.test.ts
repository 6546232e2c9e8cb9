import { describe, expect, it } from 'vitest';
import { measureClockSkew, requireClockInSync } from '#server/platform/database/clock-skew.ts';
import { startTestServer } from '#test/unit/server/harness/test-server.ts';

const minute = 60_000;
/** A database whose clock is stopped. */
const databaseAt = (time: string) => ({
  clockSkew: 0,
  executeSql: async () => ({ rows: [{ time: Date.parse(time) }] }),
});

describe('a process and its database', () => {
  it('start with clocks that are less than a minute apart', async () => {
    const database = databaseAt('2026-11-22T10:00:00.000Z');
    const there = Date.parse('2026-11-22T10:00:00.000Z');
    await requireClockInSync(database, () => there + minute - 1);
    await requireClockInSync(database, () => there - minute + 1);
    expect(database.clockSkew).toBeCloseTo(-59.999);
  });

  it.each([minute, -minute, 3600_000])(
    'do not start with %i ms between them, and say both times',
    async (apart) => {
      const there = '2026-11-22T10:00:00.000Z';
      const here = Date.parse(there) + apart;
      const refused = requireClockInSync(databaseAt(there), () => here);
      await expect(refused).rejects.toThrow(there);
      await expect(refused).rejects.toThrow(new Date(here).toISOString());
    },
  );

  it('do not count the time that the question takes', async () => {
    const times = [0, 10_000];
    const { seconds } = await measureClockSkew(
      { clockSkew: 0, executeSql: async () => ({ rows: [{ time: 5000 }] }) },
      () => times.shift() ?? 0,
    );
    expect(seconds).toBe(0);
  });

  it('say in readiness that a clock has drifted, and stay ready', async () => {
    const server = await startTestServer('pglite');
    const client = server.client();
    expect((await client.call('getReadiness')).data).toEqual({ status: 'ok' });
    const { executeSql } = server.database;
    server.database.executeSql = async () => ({ rows: [{ time: Date.now() - 75_000 }] });
    const { status, data } = await client.call('getReadiness');
    expect([status, data]).toEqual([200, { status: 'clock-skewed', clockSkewSeconds: 75 }]);
    expect((await server.app.inject('/metrics')).body).toMatch(/^clock_skew_seconds 7[45]/m);
    server.database.executeSql = executeSql;
    await server.stop();
  }, 60_000);
});
