import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDueJobsLoop } from '#server/platform/queue/due-jobs.ts';
import type { JobName } from '#server/platform/queue/job-types.ts';
import { startJobs } from '#server/platform/queue/jobs.ts';
import {
  engines,
  startTestServer,
  type TestServer,
} from '#test/unit/server/harness/test-server.ts';

describe.each(engines)('the queue on %s', (engine) => {
  let server: TestServer;
  const reports: unknown[] = [];
  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  it('counts what waits, takes many at once, and tries again only what failed', async () => {
    const jobs = await startJobs(server.database, (error) => reports.push(error));
    for (let n = 0; n < 5; n += 1) await jobs.send('reset-password', { sealed: String(n) });
    expect(await jobs.countWaiting('reset-password', 3)).toBe(3);
    expect(await jobs.countWaiting('reset-password', 100)).toBe(5);
    expect(await jobs.countWaiting('send-mail', 100)).toBe(0);
    const started: string[] = [];
    await new Promise<void>((resolve) => {
      jobs.register('reset-password', async ({ sealed }) => {
        started.push(sealed);
        if (started.length === 5) resolve();
        if (sealed === '1') throw new Error('not now');
      });
    });
    await jobs.stop();
    expect(started.toSorted()).toEqual(['0', '1', '2', '3', '4']);
    const { rows } = await server.database.executeSql(
      `select data->>'sealed' as sealed, state::text from pgboss.job where name = 'reset-password' order by 1`,
    );
    const states = Object.fromEntries(
      rows.map((row) => Object.values(row as Record<string, string>)),
    );
    expect(states).toEqual({
      0: 'completed',
      1: 'retry',
      2: 'completed',
      3: 'completed',
      4: 'completed',
    });
    expect(reports).toEqual([]);
  }, 30_000);

  it('notifies the kinds of work that have a job which is due', async () => {
    const jobs = await startJobs(server.database, (error) => reports.push(error));
    await jobs.send('send-mail', { sealed: 'now' });
    await jobs.send('send-text', { sealed: 'later' }, undefined, new Date(Date.now() + 3_600_000));
    const names: JobName[] = ['send-mail', 'send-text', 'publish-post'];
    const notify = vi.fn();
    const loop = createDueJobsLoop(
      server.database,
      () => names,
      notify,
      (error) => {
        reports.push(error);
      },
    );
    loop.start();
    await vi.waitFor(() => expect(notify).toHaveBeenCalled());
    await loop.stop();
    await jobs.stop();
    expect(new Set(notify.mock.calls.flat())).toEqual(new Set(['send-mail']));
    expect(reports).toEqual([]);
  });
});
