import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteOldChartUsage } from '#server/modules/chart-usage/index.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

describe.each(engines)('the counts of charts on %s', (engine) => {
  let server: TestServer;
  let staff: Awaited<ReturnType<typeof signInAsStaff>>;

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await signInAsStaff(server);
  }, 60_000);
  afterAll(() => server?.stop());

  type Row = { chart: string; state: string; event?: string; to?: string };
  const record = (rows: (Row & { count?: number; milliseconds?: number })[]) =>
    server.client().call('recordChartUsage', {
      body: { rows: rows.map((row) => ({ count: 1, milliseconds: 0, ...row })) },
    });
  const usage = async (chart: string, days = 30) =>
    (await staff.call('getChartUsage', { query: { chart, days } })).data;

  it('are added up by state, event and transition', async () => {
    const rows = [
      { chart: 'otp', state: 'enteringPhone', count: 2, milliseconds: 900 },
      { chart: 'otp', state: 'enteringPhone', event: 'phone.submitted' },
      { chart: 'otp', state: 'enteringPhone', event: 'phone.submitted', to: 'sending' },
    ];
    await record(rows);
    expect((await record(rows)).status).toBe(204);
    expect(await usage('otp')).toMatchObject({
      area: 'auth',
      states: [{ state: 'enteringPhone', entries: 4, milliseconds: 1800 }],
      exits: [{ state: 'enteringPhone', event: 'phone.submitted', count: 2 }],
      transitions: [{ from: 'enteringPhone', event: 'phone.submitted', to: 'sending', count: 2 }],
    });
    const listed = (await staff.call('listChartUsage', { query: { area: 'auth' } })).data?.rows;
    expect(listed?.find(({ chart }) => chart === 'otp')).toMatchObject({ transitions: 2 });
  });

  it('ignore charts, states and events that do not exist', async () => {
    const { status } = await record([
      { chart: 'no-such-chart', state: '' },
      { chart: 'login', state: 'noSuchState' },
      { chart: 'login', state: 'signedIn', event: 'no.such.event' },
      { chart: 'login', state: 'signedIn', event: 'ended', to: 'blocked' },
    ]);
    expect(status).toBe(204);
    expect(await usage('login')).toMatchObject({ states: [], exits: [], transitions: [] });
  });

  it('take no more from a batch than a page can have', async () => {
    await record(Array.from({ length: 10 }, () => ({ chart: 'app', state: '', count: 500 })));
    expect((await usage('app'))?.states).toMatchObject([{ state: '', entries: 2000 }]);
  });

  it('take a share of what one network sends in a minute', async () => {
    server.clock.advance(120);
    for (let sent = 0; sent < 40; sent += 1) await record([{ chart: 'devices', state: '' }]);
    expect((await usage('devices'))?.states).toMatchObject([{ state: '', entries: 30 }]);
  });

  it('are not found for an unknown chart', async () => {
    const { status } = await staff.call('getChartUsage', { query: { chart: 'no-such-chart' } });
    expect(status).toBe(404);
  });

  it('are deleted after 400 days', async () => {
    server.clock.advance(401 * 24 * 3600);
    await deleteOldChartUsage(server.deps);
    expect(await server.db.selectFrom('chart_usage').select('chart').execute()).toEqual([]);
  });
});
