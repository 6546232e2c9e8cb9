import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readForMetric } from '#server/http/metric-reads.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

describe('metrics', () => {
  let server: TestServer;
  const metrics = async () => (await server.app.inject('/metrics')).body;

  beforeAll(async () => {
    server = await startTestServer('pglite', { DATA_DIR: tmpdir() });
  }, 60_000);
  afterAll(() => server.stop());

  it('say that the database answers, and how much room the disk has', async () => {
    const text = await metrics();
    expect(text).toContain('\ndatabase_up 1\n');
    expect(text).toMatch(/^disk_free_bytes [1-9]/m);
    expect(text).toMatch(/^disk_reserve_bytes 2000000000$/m);
  });

  it('say for how long the oldest job could have started', async () => {
    await server.jobs.send('send-mail', { sealed: '' });
    await server.jobs.send('send-text', { sealed: '' }, undefined, new Date('2100-01-01'));
    server.clock.advance(90);
    const text = await metrics();
    expect(text).toContain('\njobs_oldest_due_seconds{name="send-mail"} 90\n');
    expect(text).toContain('\njobs_oldest_due_seconds{name="send-text"} 0\n');
  });

  it('are answered without the database', async () => {
    const { jobs } = server;
    jobs.oldestDue = () => Promise.reject(new Error('The database is gone.'));
    const text = await metrics();
    expect(text).toContain('\njobs_oldest_due_seconds{name="send-mail"} Nan\n');
    expect(text).toMatch(/^process_resident_memory_bytes [1-9]/m);
  });

  it('do not wait for a database that hangs', async () => {
    const never = new Promise<number>(() => {});
    expect(await readForMetric(never, Number.NaN, 1)).toBeNaN();
    expect(await readForMetric(Promise.resolve(7), Number.NaN)).toBe(7);
  });
});
