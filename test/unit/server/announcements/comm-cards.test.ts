import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '#server/http/handler.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

type Input = BodyOf<'upsertCommConfig'>['card'];

const english = { language: 'en', title: 'Write about Diwali', text: 'Show your town.' } as const;
const hindi = { language: 'hi', title: 'दीपावली पर लिखें', text: 'अपना शहर दिखाइए।' } as const;

describe.each(engines)('communication cards on %s', (engine) => {
  let server: TestServer;
  let staff: ContractClient & { userId: string };
  let creator: Awaited<ReturnType<TestServer['signIn']>>;

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await signInAsStaff(server);
    creator = await server.signIn();
  }, 60_000);
  beforeEach(async () => {
    await server.db.deleteFrom('comm_cards').execute();
  });
  afterAll(() => server?.stop());

  async function write(card: Partial<Input>) {
    server.clock.advance(1);
    return staff.call('upsertCommConfig', {
      body: { card: { texts: [english], isOn: true, ...card } },
    });
  }
  const titles = async (client: ContractClient, query: Record<string, string> = {}) =>
    (await client.call('getCommConfig', { query })).data?.rows.map(({ texts }) => texts[0]?.title);
  const titled = (title: string) => [{ ...english, title }];
  const setType = (payment_type: 'ICC' | 'OGC' | null) =>
    server.db
      .updateTable('people')
      .set({ payment_type })
      .where('id', '=', creator.userId)
      .execute();

  it('are written and changed by staff', async () => {
    const link = 'https://creator.example/diwali';
    const texts = [
      { ...english, linkLabel: 'Read' },
      { ...hindi, linkLabel: ' पढ़ें ' },
    ];
    const { data } = await write({ texts, link, startDay: '2026-11-01', endDay: '2026-11-30' });
    expect(data.card).toMatchObject({
      revision: 1,
      link,
      texts: [texts[0], { ...hindi, linkLabel: 'पढ़ें' }],
      startDay: '2026-11-01',
    });
    const { cardId } = data.card;
    const changed = await write({ cardId, revision: 1, isOn: false });
    expect(changed.data.card).toMatchObject({
      cardId,
      revision: 2,
      isOn: false,
      link: null,
      startDay: null,
    });
    expect((await write({ cardId, revision: 1 })).error.code).toBe('revision-conflict');
    expect((await staff.call('getCommConfig')).data.rows).toEqual([changed.data.card]);
  });

  it('are found by staff by their id', async () => {
    const { cardId } = (await write({})).data.card;
    await write({ texts: [{ ...english, title: 'Another' }] });
    expect(await titles(staff, { cardId })).toEqual([english.title]);
  });

  it.each<[Partial<Input>, Record<string, string>]>([
    [{ texts: [hindi] }, { texts: 'required' }],
    [{ texts: [english, english] }, { texts: 'not-allowed' }],
    [{ texts: [{ ...english, title: ' ' }] }, { 'texts.0.title': 'required' }],
    [{ texts: [{ ...english, text: 'म'.repeat(301) }] }, { 'texts.0.text': 'too-long' }],
    [{ link: '/app/post/create' }, { 'texts.0.linkLabel': 'required' }],
    [{ link: 'javascript:alert(1)' }, { link: 'malformed' }],
    [{ startDay: '2026-11-21' }, { endDay: 'required' }],
    [{ endDay: '2026-11-21' }, { startDay: 'required' }],
    [{ startDay: '2026-11-21', endDay: '2026-11-20' }, { endDay: 'not-allowed' }],
    [{ dhUserId: '01930000-0000-7000-8000-00000000ffff' }, { dhUserId: 'not-allowed' }],
  ])('are refused with %o', async (card, fields) => {
    expect((await write(card)).error.fields).toEqual(fields);
  });

  it('are shown while they are on, on their days of India', async () => {
    await write({ texts: titled('always') });
    await write({ texts: titled('off'), isOn: false });
    await write({ texts: titled('last day'), startDay: '2026-11-01', endDay: '2026-11-21' });
    await write({ texts: titled('tomorrow'), startDay: '2026-11-22', endDay: '2026-11-30' });
    expect(await titles(creator)).toEqual(['last day', 'always']);
    expect(await titles(staff), 'staff see what will be shown').toHaveLength(4);
  });

  it('are shown to their audience', async () => {
    const other = await server.signIn();
    await write({ texts: titled('for all') });
    await write({ texts: titled('ICC'), paymentTypes: ['ICC'] });
    await write({ texts: titled('OGC'), paymentTypes: ['OGC'] });
    await write({ texts: titled('one creator'), dhUserId: creator.userId });
    await setType(null);
    expect(await titles(creator)).toEqual(['one creator', 'for all']);
    expect(await titles(other)).toEqual(['for all']);
    await setType('ICC');
    expect(await titles(creator)).toEqual(['one creator', 'ICC', 'for all']);
    expect(await titles(creator, { paymentType: 'OGC' })).toEqual(['one creator', 'for all']);
    expect(await titles(staff, { paymentType: 'OGC' })).toEqual(['one creator', 'OGC', 'for all']);
    expect(await titles(staff, { dhUserId: other.userId })).toEqual(['for all']);
    expect(await titles(other, { dhUserId: other.userId })).toEqual(['for all']);
    const foreign = await other.call('getCommConfig', { query: { dhUserId: creator.userId } });
    expect(foreign.status).toBe(403);
    const nobody = await staff.call('getCommConfig', { query: { dhUserId: crypto.randomUUID() } });
    expect(nobody.status).toBe(404);
  });

  it('are found by staff by words of their texts in any language', async () => {
    await write({ texts: [english, hindi] });
    const text = `${'खेती '.repeat(90)}Brahmaputra`;
    await write({ texts: [{ ...english, title: 'Floods', text }], paymentTypes: ['OGC'] });
    expect(await titles(staff, { search: 'diw' })).toEqual(['Write about Diwali']);
    expect(await titles(staff, { search: 'शहर दीपा' })).toEqual(['Write about Diwali']);
    expect(await titles(staff, { search: 'BRAHMA' }), 'at the end of a long text').toEqual([
      'Floods',
    ]);
    expect(await titles(staff, { search: 'floods', paymentType: 'ICC' })).toEqual([]);
    expect(await titles(staff, { search: 'iwali' })).toEqual([]);
    const { data } = await staff.call('getCommConfig', { query: { search: 'write' } });
    expect(data.total).toBe(1);
  });

  it('are listed page by page, with the filters kept in the address', async () => {
    for (let count = 0; count < 21; count += 1) await write({ texts: titled(`card ${count}`) });
    const query = { paymentType: 'ICC', dhUserId: creator.userId, search: 'card' };
    const { data } = await staff.call('getCommConfig', { query });
    expect(data.rows).toHaveLength(20);
    const next = Object.fromEntries(
      new URL(String(data.nextPageUrl), 'http://portal.example').searchParams,
    );
    expect(next).toMatchObject(query);
    expect(await titles(staff, next)).toEqual(['card 0']);
  });
});
