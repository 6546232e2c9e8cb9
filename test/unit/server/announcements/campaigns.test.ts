import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '#server/http/handler.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

type Input = BodyOf<'saveCampaign'>['campaign'];

const campaign = (changes: Partial<Input> = {}): Input => ({
  name: 'मानसून की कहानियाँ',
  description: 'अपने गाँव की बारिश दिखाइए।',
  startDay: '2026-11-15',
  endDay: '2026-12-15',
  languages: ['hi', 'mr'],
  formats: ['FORMAT_ARTICLE'],
  hashtag: '#बारिश',
  rewardPaise: 25_000,
  postsMax: 500,
  params: '{"banner":"monsoon"}',
  ...changes,
});

describe.each(engines)('campaigns on %s', (engine) => {
  let server: TestServer;
  let staff: ContractClient & { userId: string };

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await signInAsStaff(server);
  }, 60_000);
  beforeEach(async () => {
    await server.db.deleteFrom('campaigns').execute();
  });
  afterAll(() => server?.stop());

  const save = (input: Input, key: string = crypto.randomUUID()) =>
    staff.call('saveCampaign', { body: { campaign: input }, headers: { 'idempotency-key': key } });
  const list = async (query: Record<string, string> = {}) =>
    (await staff.call('listCampaigns', { query })).data;

  // spec 3.37, 8.21
  it('are created and changed, with the words of spec point 7', async () => {
    const created = await save(campaign());
    expect(created.data).toMatchObject({
      message: 'Campaign successfully Created!',
      campaign: { ...campaign({ hashtag: 'बारिश' }), revision: 1, status: 'running' },
    });
    const { campaignId } = created.data.campaign;
    const changed = await save(
      campaign({ campaignId, revision: 1, endDay: '2026-11-20', params: null }),
    );
    expect(changed.data).toMatchObject({
      message: 'Campaign successfully Updated!',
      campaign: { campaignId, revision: 2, endDay: '2026-11-20', status: 'ended', params: null },
    });
    expect((await list()).rows).toEqual([changed.data.campaign]);
  });

  it('are created once for a key', async () => {
    const key = crypto.randomUUID();
    const answers = [await save(campaign(), key), await save(campaign(), key)];
    expect(answers[1]?.data).toEqual(answers[0]?.data);
    expect((await list()).rows).toHaveLength(1);
    expect((await save(campaign({ postsMax: 5 }), key)).error.code).toBe('idempotency-conflict');
  });

  it('are not changed from an outdated version', async () => {
    const { campaignId } = (await save(campaign())).data.campaign;
    await save(campaign({ campaignId, revision: 1, postsMax: 7 }));
    const late = await save(campaign({ campaignId, revision: 1, postsMax: 9 }));
    expect([late.status, late.error.code]).toEqual([409, 'revision-conflict']);
    expect((await list()).rows[0]?.postsMax).toBe(7);
    expect((await save(campaign({ campaignId }))).error.fields).toEqual({ revision: 'required' });
    const unknown = await save(campaign({ campaignId: crypto.randomUUID(), revision: 1 }));
    expect(unknown.status).toBe(404);
  });

  it.each<[Partial<Input>, Record<string, string>]>([
    [{ name: 'ab' }, { name: 'too-short' }],
    [{ name: 'Rain <2026>' }, { name: 'not-allowed' }],
    [
      { name: '  ', endDay: '2026-11-01' },
      { name: 'required', endDay: 'not-allowed' },
    ],
    [{ startDay: '2026-02-30' }, { startDay: 'malformed' }],
    [{ params: '{banner}' }, { params: 'malformed' }],
    [{ rewardPaise: 10_000_000 }, { rewardPaise: 'malformed' }],
  ])('are refused with %o', async (changes, fields) => {
    const { status, error } = await save(campaign(changes));
    expect([status, error.code, error.fields]).toEqual([400, 'invalid-request', fields]);
    expect((await list()).rows).toEqual([]);
  });

  it('are listed by what they are today in India', async () => {
    for (const [name, startDay, endDay] of [
      ['Harvest', '2026-01-01', '2026-11-20'],
      ['Rain today', '2026-11-21', '2026-11-21'],
      ['Pongal', '2027-01-10', '2027-01-20'],
    ] as const) {
      server.clock.advance(1);
      await save(campaign({ name, startDay, endDay }));
    }
    const names = async (query: Record<string, string> = {}) =>
      (await list(query)).rows.map(({ name }) => name);
    expect(await names(), 'the newest first').toEqual(['Pongal', 'Rain today', 'Harvest']);
    expect(await names({ status: 'upcoming' })).toEqual(['Pongal']);
    expect(await names({ status: 'running' })).toEqual(['Rain today']);
    expect(await names({ status: 'ended' })).toEqual(['Harvest']);
  });

  it('are found and counted by a part of their name', async () => {
    for (const name of ['Rain in Nagpur', 'Harvest', '100% rain']) {
      server.clock.advance(1);
      await save(campaign({ name }));
    }
    const found = await list({ search: 'RAIN' });
    expect(found.rows.map(({ name }) => name)).toEqual(['100% rain', 'Rain in Nagpur']);
    expect(found.total).toBe(2);
    expect((await list({ search: '0% r' })).rows).toHaveLength(1);
    expect((await list({ search: 'a%n' })).rows).toEqual([]);
  });

  it('are found by their id', async () => {
    const wanted = (await save(campaign())).data.campaign;
    await save(campaign({ name: 'Harvest' }));
    expect((await list({ campaignId: wanted.campaignId })).rows).toEqual([wanted]);
    expect((await list({ campaignId: crypto.randomUUID() })).rows).toEqual([]);
  });

  it('are listed page by page, with the status kept in the address', async () => {
    for (let count = 0; count < 21; count += 1) {
      server.clock.advance(1);
      await save(campaign({ name: `Monsoon ${count}` }));
    }
    const first = await list({ status: 'running' });
    expect(first.rows).toHaveLength(20);
    const next = new URL(String(first.nextPageUrl), 'http://portal.example');
    expect([next.pathname, next.searchParams.get('status')]).toEqual([
      '/api/campaign/list',
      'running',
    ]);
    const second = await list(Object.fromEntries(next.searchParams));
    expect([second.rows.map(({ name }) => name), second.nextPageUrl]).toEqual([
      ['Monsoon 0'],
      null,
    ]);
  });

  it('of today are shown to creators of their languages, the first to end in front', async () => {
    const creator = await server.signIn();
    const names = async () =>
      (await creator.call('getRunningCampaigns')).data?.rows.map(({ name }) => name);
    const start = { startDay: '2026-11-15', hashtag: null };
    await save(campaign({ ...start, name: 'Later, for all', languages: [] }));
    await save(campaign({ ...start, name: 'Tamil', languages: ['ta'], endDay: '2026-11-30' }));
    await save(campaign({ ...start, name: 'Marathi', languages: ['mr'], endDay: '2026-12-01' }));
    await save(campaign({ name: 'Upcoming', startDay: '2026-12-01' }));
    await save(campaign({ name: 'Ended', endDay: '2026-11-16' }));
    expect(await names(), 'before a language is chosen').toEqual([
      'Tamil',
      'Marathi',
      'Later, for all',
    ]);
    await server.db
      .updateTable('people')
      .set({ languages: ['mr', 'en'] })
      .where('id', '=', creator.userId)
      .execute();
    expect(await names()).toEqual(['Marathi', 'Later, for all']);
  });

  it('show creators what a post needs, and nothing that is for the reader app', async () => {
    const creator = await server.signIn();
    await save(campaign());
    const { data } = await creator.call('getRunningCampaigns');
    expect(data?.rows[0]).toMatchObject({ hashtag: 'बारिश', formats: ['FORMAT_ARTICLE'] });
    expect(data?.rows[0]).not.toHaveProperty('params');
    const foreign = await creator.call('getRunningCampaigns', { query: { userId: staff.userId } });
    expect(foreign.status).toBe(403);
  });
});
