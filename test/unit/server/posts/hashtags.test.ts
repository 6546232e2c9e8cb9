import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '#server/http/handler.ts';
import { saved } from '../fixtures/post-fixtures.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

const pageQueryOf = (nextPageUrl: string | null) =>
  nextPageUrl === null
    ? {}
    : Object.fromEntries(new URL(nextPageUrl, 'http://portal.example').searchParams);

describe.each(engines)('hashtags that staff look after, on %s', (engine) => {
  let server: TestServer;
  let staff: ContractClient & { userId: string };
  let creator: ContractClient;

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await signInAsStaff(server);
    creator = await server.signIn();
  }, 60_000);
  beforeEach(async () => {
    await server.db.deleteFrom('hashtags').execute();
  });
  afterAll(() => server?.stop());

  const keep = (title: string, flags: { isHidden?: boolean; isDhTag?: boolean } = {}) =>
    staff.call('saveHashtag', { body: { title, isHidden: false, isDhTag: false, ...flags } });
  const found = async (client: ContractClient, filterHidden?: boolean) => {
    const body = { hashtagName: 'दी', ...(filterHidden !== undefined && { filterHidden }) };
    return (await client.call('searchHashtags', { body })).data?.map(({ title }) => title);
  };
  const ofTheApp = async () => (await creator.call('getDhTags')).data?.map(({ title }) => title);

  // spec 3.30
  it('are hidden from search, and shown again', async () => {
    const { hashtags } = await saved(creator, { hashtags: ['दीपावली', 'दीघा'] });
    const hidden = await keep('#दीपावली', { isHidden: true });
    expect(hidden.data, 'the one that posts have').toMatchObject({
      ...hashtags[0],
      isHidden: true,
    });
    expect(await found(creator)).toEqual(['दीघा']);
    expect(await found(creator, false), 'creators never see them').toEqual(['दीघा']);
    expect(await found(staff, true)).toEqual(['दीघा']);
    expect(await found(staff, false)).toEqual(['दीघा', 'दीपावली']);
    await keep('दीपावली');
    expect(await found(creator)).toEqual(['दीघा', 'दीपावली']);
  });

  it('keep a flag that a change does not name', async () => {
    await keep('मेला', { isDhTag: true });
    const { data } = await staff.call('saveHashtag', { body: { title: 'मेला', isHidden: true } });
    expect(data).toMatchObject({ isHidden: true, isDhTag: true });
    const made = await staff.call('saveHashtag', { body: { title: 'नया', isDhTag: true } });
    expect(made.data).toMatchObject({ isHidden: false, isDhTag: true });
  });

  // spec 1.41, 3.31
  it('are the app’s own, by title, without the hidden ones', async () => {
    await keep('पोंगल', { isDhTag: true });
    await keep('दीपावली', { isDhTag: true });
    await keep('ईद', { isDhTag: true, isHidden: true });
    await keep('बारिश');
    expect(await ofTheApp()).toEqual(['दीपावली', 'पोंगल']);
    await keep('दीपावली');
    expect(await ofTheApp()).toEqual(['पोंगल']);
  });

  it('are listed for staff, the most used first, with what staff decided', async () => {
    const rows = [
      { title: 'दीपावली', uses: 5 },
      { title: 'Diwali', uses: 9, is_dh_tag: true },
      { title: 'दीघा', uses: 5, is_hidden: true },
    ].map((row) => ({ id: crypto.randomUUID(), ...row }));
    await server.db.insertInto('hashtags').values(rows).execute();
    const list = async (filters: BodyOf<'listHashtags'>['filters'] = {}) =>
      (await staff.call('listHashtags', { body: { filters } })).data.rows;
    const titles = async (filters: BodyOf<'listHashtags'>['filters']) =>
      (await list(filters)).map(({ title }) => title);
    const [first] = await list();
    expect(first).toEqual({
      id: rows[1]?.id,
      title: 'Diwali',
      uses: 9,
      isHidden: false,
      isDhTag: true,
    });
    expect(await titles({ search: 'diw' })).toEqual(['Diwali']);
    expect(await titles({ isHidden: true })).toEqual(['दीघा']);
    expect(await titles({ isDhTag: true })).toEqual(['Diwali']);
    expect(await titles({ hashtagId: rows[0]?.id ?? '' })).toEqual(['दीपावली']);
  });

  it('are found by any part of the title, or by its first one or two letters', async () => {
    const titles = ['Heavyrain', 'rainbow', "o'rain\\d", 'भारीबारिश', 'बारिश'];
    await server.db
      .insertInto('hashtags')
      .values(titles.map((title, at) => ({ id: crypto.randomUUID(), title, uses: 9 - at })))
      .execute();
    const find = async (filters: BodyOf<'listHashtags'>['filters']) => {
      const { data } = await staff.call('listHashtags', { body: { filters } });
      expect(data.total).toBe(data.rows.length);
      return data.rows.map(({ title }) => title);
    };
    expect(await find({ search: 'RAIN' })).toEqual(['Heavyrain', 'rainbow', "o'rain\\d"]);
    expect(await find({ search: '#बारिश' })).toEqual(['भारीबारिश', 'बारिश']);
    expect(await find({ search: 'ra' })).toEqual(['rainbow']);
    expect(await find({ search: "'rain\\" })).toEqual(["o'rain\\d"]);
    expect(await find({ search: 'bow', isHidden: true })).toEqual([]);
    expect(await find({ title: 'बारिश' }), 'the exact title').toEqual(['बारिश']);
    expect(await find({ title: 'rain' })).toEqual([]);
  });

  it('are listed page by page, also where many are used as often', async () => {
    const rows = Array.from({ length: 5 }, (_, place) => ({
      id: crypto.randomUUID(),
      title: `topic${place}`,
      uses: place < 4 ? 7 : 8,
    }));
    await server.db.insertInto('hashtags').values(rows).execute();
    const titles: string[] = [];
    let query = {};
    do {
      const body = { filters: {}, pageSize: 2 };
      const { data } = await staff.call('listHashtags', { body, query });
      titles.push(...data.rows.map(({ title }) => title));
      query = pageQueryOf(data.nextPageUrl);
    } while (Object.keys(query).length > 0);
    expect(titles[0]).toBe('topic4');
    expect(titles.toSorted()).toEqual(rows.map(({ title }) => title));
  });

  it('are at most 200 of the app’s own', async () => {
    const titles = Array.from({ length: 200 }, (_, place) => `topic${place}`);
    const rows = titles.map((title) => ({ id: crypto.randomUUID(), title, is_dh_tag: true }));
    await server.db.insertInto('hashtags').values(rows).execute();
    const { status, error } = await keep('दीपावली', { isDhTag: true });
    expect([status, error.fields]).toEqual([400, { isDhTag: 'too-many' }]);
    expect(await found(staff, false), 'nothing is kept').toEqual([]);
    expect((await keep('topic7', { isDhTag: true })).status).toBe(200);
  });

  it.each([
    ['#', 'malformed'],
    ['म'.repeat(31), 'too-long'],
  ])('are not called %s', async (title, code) => {
    expect((await keep(title)).error.fields).toEqual({ title: code });
  });
});
