import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saved } from '../fixtures/post-fixtures.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

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

  it('are the app’s own, by title, without the hidden ones', async () => {
    await keep('पोंगल', { isDhTag: true });
    await keep('दीपावली', { isDhTag: true });
    await keep('ईद', { isDhTag: true, isHidden: true });
    await keep('बारिश');
    expect(await ofTheApp()).toEqual(['दीपावली', 'पोंगल']);
    await keep('दीपावली');
    expect(await ofTheApp()).toEqual(['पोंगल']);
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
