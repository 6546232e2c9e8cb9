import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { limits } from '#domain/limits.ts';
import type { JobName, Jobs } from '#server/platform/queue/job-types.ts';
import { createMemoryJobs, jobsFailedTotal, startJobs } from '#server/platform/queue/jobs.ts';
import { counterIncreases } from '../fixtures/counter-increases.ts';
import { engines, startTestServer, type TestServer, testClock } from '../harness/test-server.ts';

const hour = 3600;

describe.each(['send-text', 'send-mail'] as const)(
  'a notice of %s in the queue in memory',
  (name) => {
    const gateway = { isDown: true, tries: 0 };
    async function startQueue() {
      const clock = testClock();
      const jobs = createMemoryJobs(clock);
      Object.assign(gateway, { isDown: true, tries: 0 });
      await jobs.register(name, async () => {
        gateway.tries += 1;
        if (gateway.isDown) throw new Error('The gateway is down.');
      });
      await jobs.send(name, { sealed: '' });
      return { clock, jobs };
    }

    it('is sent after an outage of 71 hours, within an hour of its end', async () => {
      const { clock, jobs } = await startQueue();
      for (let hours = 0; hours < 71; hours += 1) {
        await expect(jobs.drain()).rejects.toThrow('The gateway is down.');
        clock.advance(hour);
      }
      const [oldest] = await jobs.oldestRetries();
      expect(oldest).toEqual({ name, seconds: 71 * hour });
      gateway.isDown = false;
      const before = gateway.tries;
      clock.advance(hour);
      await jobs.drain();
      expect(gateway.tries).toBe(before + 1);
      clock.advance(hour);
      await jobs.drain();
      expect(gateway.tries, 'sent once').toBe(before + 1);
      expect(await jobs.oldestRetries()).toEqual([]);
    });

    it('is given up only when the change cannot be undone any more', async () => {
      const { clock, jobs } = await startQueue();
      const failed = await counterIncreases(jobsFailedTotal, 'name');
      let seconds = 0;
      for (let failures = 1; failures > 0; seconds += 5) {
        const before = gateway.tries;
        await jobs.drain().catch(() => {});
        failures = gateway.tries > before ? 1 : (await jobs.oldestRetries()).length;
        clock.advance(5);
      }
      expect(seconds).toBeGreaterThanOrEqual(limits.phoneUndoSeconds);
      expect(seconds).toBeLessThan(limits.phoneUndoSeconds + 2 * hour);
      expect(await failed()).toEqual({ [name]: 1 });
    });
  },
);

describe.each(engines)('notices in the queue on %s', (engine) => {
  let server: TestServer;
  const reports: unknown[] = [];
  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  const start = () => startJobs(server.database, (error) => reports.push(error));
  const failing = (jobs: Jobs, name: JobName) =>
    jobs.register(name, () => Promise.reject(new Error('The gateway is down.')));
  type Row = { state: string; retry_count: number; retry_limit: number; wait: number };
  async function rowOf(name: JobName): Promise<Row | undefined> {
    const { rows } = await sql<Row>`select state::text, retry_count, retry_limit,
      extract(epoch from start_after - now())::float8 as wait
      from pgboss.job where name = ${name}`.execute(server.db);
    return rows[0];
  }
  const untilFailed = (name: JobName, row: Partial<Row>) =>
    vi.waitFor(async () => expect(await rowOf(name)).toMatchObject(row), {
      timeout: 50_000,
      interval: 50,
    });
  /** As if it had failed so often already. */
  const haveRetried = (name: JobName, times: number) =>
    sql`update pgboss.job set retry_count = ${times}, start_after = now()
      where name = ${name}`.execute(server.db);
  const metrics = async () => (await server.app.inject({ method: 'GET', url: '/metrics' })).body;

  it.each(['send-text', 'send-mail'] as const)(
    '%s are tried at least once an hour for 72 hours',
    async (name) => {
      reports.length = 0;
      const failed = await counterIncreases(jobsFailedTotal, 'name');
      const jobs = await start();
      await jobs.send(name, { sealed: '' });
      await failing(jobs, name);
      await untilFailed(name, { state: 'retry' });
      const limit = (await rowOf(name))?.retry_limit ?? 0;
      await haveRetried(name, limit - 2);
      await untilFailed(name, { state: 'retry', retry_count: limit - 1 });
      const { wait = 0 } = (await rowOf(name)) ?? {};
      expect(wait).toBeLessThanOrEqual(hour);
      expect(limit * hour).toBeGreaterThanOrEqual(limits.phoneUndoSeconds);
      expect(reports).toEqual([]);
      await sql`update pgboss.job set created_on = now() - interval '2000 seconds'
        where name = ${name}`.execute(server.db);
      const [oldest] = await jobs.oldestRetries();
      expect(oldest).toMatchObject({ name });
      expect(oldest?.seconds).toBeGreaterThanOrEqual(2000);
      await haveRetried(name, limit - 1);
      await untilFailed(name, { state: 'failed', retry_count: limit });
      await jobs.stop();
      expect(await jobs.oldestRetries()).toEqual([]);
      expect(reports.map(String)).toEqual(['Error: The gateway is down.']);
      expect(await failed()).toEqual({ [name]: 1 });
      expect(await metrics()).toContain(`jobs_failed_total{name="${name}"}`);
      expect(await metrics()).toContain('# TYPE jobs_oldest_retry_seconds gauge');
    },
  );

  it('are tried for so long, too, where an earlier version made the queue', async () => {
    await sql`update pgboss.queue set retry_limit = 8, retry_delay_max = null`.execute(server.db);
    const jobs = await start();
    await jobs.stop();
    const { rows } = await sql<{
      retry_limit: number;
      retry_delay_max: number;
    }>`select retry_limit, retry_delay_max
      from pgboss.queue where name in ('send-text', 'send-mail')`.execute(server.db);
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      expect(row.retry_delay_max).toBe(hour);
      expect(row.retry_limit * hour).toBeGreaterThanOrEqual(limits.phoneUndoSeconds);
    }
  });
});
