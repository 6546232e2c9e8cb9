import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choose, signInBySocial, socialLogin, verifyPhone } from '../fixtures/account-fixtures.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { crawl, crawled, savedSource, sourceData } from '../fixtures/source-fixtures.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

describe.each(engines)('publishers and their sources on %s', (engine) => {
  let server: TestServer;
  let staff: Awaited<ReturnType<typeof signInAs>>;

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await signInAs(server, { role: 'staff' });
  }, 60_000);
  afterAll(() => server?.stop());

  const saveAccount = (accountData: object) =>
    staff.call('upsertAccount', { body: { accountData: accountData as { name: string } } });
  const invited = (email: string, source: string) =>
    server.client().call('linkOgcAccount', {
      body: {
        user: socialLogin('GOOGLE', crypto.randomUUID(), email),
        queryParams: { email, source },
      } as never,
    });

  // spec 3.35
  it('keep accounts with a revision, and refuse a stale one', async () => {
    const { data: made } = await saveAccount({
      name: ' विदर्भ प्रकाशन ',
      email: 'Desk@Vidarbha.example',
    });
    expect(made).toMatchObject({
      revision: 1,
      name: 'विदर्भ प्रकाशन',
      email: 'desk@vidarbha.example',
      isActive: true,
    });
    const change = { accountId: made.accountId, revision: 1, name: 'विदर्भ समूह', isActive: false };
    expect((await saveAccount(change)).data).toMatchObject({
      revision: 2,
      isActive: false,
      email: null,
    });
    expect((await saveAccount(change)).error?.code).toBe('revision-conflict');
    expect((await saveAccount({ ...change, revision: undefined })).error?.fields).toEqual({
      revision: 'required',
    });
    expect((await saveAccount({ ...change, accountId: crypto.randomUUID() })).status).toBe(404);
    expect((await saveAccount({ name: '  ' })).error?.fields).toEqual({ name: 'required' });
  });

  it('list accounts by name, page by page, with the number of their sources', async () => {
    const mark = `प${crypto.randomUUID().slice(0, 8)}`;
    const ids: string[] = [];
    for (const letter of ['क', 'ख', 'ग']) {
      ids.push((await saveAccount({ name: `${letter} ${mark}` })).data.accountId);
    }
    await savedSource(staff, { accountId: ids[1] ?? null });
    const body = { filters: { search: mark, isActive: true }, pageSize: 2 };
    const first = (await staff.call('getAccountByFilter', { body })).data;
    const cursor = first.nextPageUrl?.split('cursor=')[1] ?? '';
    const second = (await staff.call('getAccountByFilter', { body, query: { cursor } })).data;
    expect([...first.rows, ...second.rows].map(({ accountId }) => accountId)).toEqual(ids);
    expect(first.rows.map(({ sourceCount }) => sourceCount)).toEqual([0, 1]);
    expect(second.nextPageUrl).toBeNull();
  });

  it('make an OGC creator of its name for a source that has none', async () => {
    const source = await savedSource(staff, { name: 'लखनऊ रोज़नामा' });
    expect(source).toMatchObject({
      revision: 1,
      crawling: true,
      convertedAt: null,
      creator: { creatorType: 'OGC' },
    });
    const filters = { creatorUserId: source.creator.creatorUserId };
    const { data } = await staff.call('listCreators', { body: { filters } });
    expect(data.rows).toMatchObject([
      { name: 'लखनऊ रोज़नामा', paymentType: 'OGC', crawlEnabled: true },
    ]);
  });

  it('let only the people they name take over the OGC account', async () => {
    const [meera, zainab] = [
      `m-${crypto.randomUUID()}@x.example`,
      `z-${crypto.randomUUID()}@x.example`,
    ];
    const source = await savedSource(staff, { ownerEmails: [zainab, meera.toUpperCase()] });
    expect(source.ownerEmails).toEqual([meera, zainab]);
    expect((await invited(meera, source.key)).status).toBe(200);
    const { sourceId, revision, key } = source;
    const changed = await savedSource(staff, { sourceId, revision, key, ownerEmails: [meera] });
    expect(changed).toMatchObject({ revision: 2, ownerEmails: [meera] });
    expect((await invited(zainab, key)).error?.code).toBe('ogc-not-owner');
  });

  // spec 3.36
  it('hold the rules of a source', async () => {
    const save = (changes: object) =>
      staff.call('upsertSource', { body: { sourceData: sourceData(changes) } });
    const source = await savedSource(staff);
    const { sourceId, revision, key } = source;
    expect(await save({ key })).toMatchObject({
      status: 409,
      error: { code: 'already-taken', fields: { key: 'taken' } },
    });
    expect((await save({ key: undefined })).error?.fields).toEqual({ key: 'required' });
    expect((await save({ sourceId, revision, key: 'another' })).error?.fields).toEqual({
      key: 'not-allowed',
    });
    expect((await save({ sourceId, revision: 9, key })).error?.code).toBe('revision-conflict');
    const withPassword = 'https://user:password@vidarbha.example/';
    expect((await save({ homeUrl: withPassword, feedUrl: withPassword })).error?.fields).toEqual({
      homeUrl: 'malformed',
      feedUrl: 'malformed',
    });
    const wrong = { name: ' ', accountId: crypto.randomUUID(), creatorUserId: staff.userId };
    expect((await save(wrong)).error?.fields).toEqual({
      name: 'required',
      accountId: 'not-allowed',
      creatorUserId: 'not-allowed',
    });
  });

  it('are found by words, publisher, language and creator', async () => {
    const mark = `ल${crypto.randomUUID().slice(0, 8)}`;
    const account = (await saveAccount({ name: mark })).data;
    const one = await savedSource(staff, { name: `${mark} एक`, accountId: account.accountId });
    const { creatorUserId } = one.creator;
    server.clock.advance(1);
    const two = await savedSource(staff, {
      name: `${mark} दो`,
      language: 'ur',
      crawling: false,
      creatorUserId,
    });
    const found = async (filters: object) =>
      (await staff.call('getSourceByFilter', { body: { filters } })).data.rows.map(
        ({ sourceId }) => sourceId,
      );
    expect(await found({ search: mark })).toEqual([two.sourceId, one.sourceId]);
    expect(await found({ search: one.key })).toEqual([one.sourceId]);
    expect(await found({ accountId: account.accountId })).toEqual([one.sourceId]);
    expect(await found({ creatorUserId })).toHaveLength(2);
    expect(await found({ search: mark, language: 'ur' })).toEqual([two.sourceId]);
    expect(await found({ search: mark, crawling: true })).toEqual([one.sourceId]);
    const typed = await staff.call('searchSources', {
      body: { queryParams: { search: mark, creatorType: 'OGC' } },
    });
    expect(typed.data.rows.map(({ name }) => name)).toEqual([`${mark} एक`, `${mark} दो`]);
    const none = await staff.call('searchSources', {
      body: { queryParams: { search: mark, creatorType: 'UGC' } },
    });
    expect(none.data.rows).toEqual([]);
  });

  it('come page by page, the newest first', async () => {
    const { creator } = await savedSource(staff);
    for (const name of ['दूसरा', 'तीसरा'])
      await savedSource(staff, { name, creatorUserId: creator.creatorUserId });
    const body = { filters: { creatorUserId: creator.creatorUserId }, pageSize: 2 };
    const first = (await staff.call('getSourceByFilter', { body })).data;
    const cursor = first.nextPageUrl?.split('cursor=')[1] ?? '';
    const second = (await staff.call('getSourceByFilter', { body, query: { cursor } })).data;
    expect(new Set([...first.rows, ...second.rows].map(({ sourceId }) => sourceId)).size).toBe(3);
    expect(second.nextPageUrl).toBeNull();
  });

  it('move with their posts in a merge of two accounts', async () => {
    const person = await signInBySocial(server);
    const holder = await server.signIn();
    const source = await savedSource(staff);
    await server.db
      .updateTable('sources')
      .set({ creator_id: holder.userId })
      .where('id', '=', source.sourceId)
      .execute();
    await crawl(staff, source.key, [crawled(1)]);
    await verifyPhone(server, person, holder.phone);
    await choose(person, person.userId, person.userId, holder.userId);
    expect(
      (await person.call('getOgcPostByFilter', { body: { filters: {} } })).data.rows,
    ).toHaveLength(1);
    const { data } = await staff.call('getSourceByFilter', {
      body: { filters: { creatorUserId: person.userId } },
    });
    expect(data.rows).toHaveLength(1);
  });
});
