import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scannedPosts } from '#server/modules/sources/repository/crawled-posts.ts';
import { setPerson } from '../fixtures/account-fixtures.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { on, upsert } from '../fixtures/post-fixtures.ts';
import { crawl, crawled, savedSource } from '../fixtures/source-fixtures.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

describe.each(engines)('crawled posts on %s', (engine) => {
  let server: TestServer;
  let staff: Awaited<ReturnType<typeof signInAs>>;

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await signInAs(server, { role: 'staff' });
  }, 60_000);
  afterAll(() => server?.stop());

  /** A signed-in OGC creator with a source. */
  async function signInOwner() {
    const owner = await signInAs(server, { role: 'creator' });
    await setPerson(server, owner.userId, {
      creator_type: 'OGC',
      payment_type: 'OGC',
      crawl_enabled: true,
    });
    const source = await savedSource(staff, { creatorUserId: owner.userId });
    return { owner, source };
  }
  type Owner = Awaited<ReturnType<typeof signInOwner>>['owner'];
  const titlesOf = async (client: Owner, filters = {}) =>
    (await client.call('getOgcPostByFilter', { body: { filters } })).data.rows.map(
      ({ title }) => title,
    );
  const convert = (creatorUserId: string, more = {}) =>
    staff.call('convertOgcToUgc', { body: { payload: { creatorUserId, ...more } } });

  it('come from the crawler alone, cleaned, and are replaced when they come again', async () => {
    const { owner, source } = await signInOwner();
    const post = crawled(1, {
      textContent:
        '<p onclick="x()">मंडियों में</p><script>alert(1)</script><img src="https://x.example/1.jpg">',
    });
    expect((await crawl(owner, source.key, [post], 'a key of nobody, long enough')).status).toBe(
      401,
    );
    expect((await crawl(owner, 'unknown-source', [post])).status).toBe(404);
    const twice = [
      { ...post, title: 'पहला' },
      { ...post, title: ` ${'क'.repeat(200)}` },
    ];
    expect((await crawl(owner, source.key, twice)).data).toEqual({ kept: 1 });
    const [card] = (await owner.call('getOgcPostByFilter', { body: { filters: {} } })).data.rows;
    expect(card).toMatchObject({
      title: `${'क'.repeat(149)}…`,
      excerpt: 'मंडियों में',
      language: 'hi',
      source: { key: source.key },
    });
    const whole = await owner.call('getOgcPostById', {
      path: { postId: card?.id ?? '' },
      body: {},
    });
    expect(whole.data.textContent).toBe('<p>मंडियों में</p>');
    expect((await crawl(owner, source.key, [crawled(1, { title: '  ' })])).error?.fields).toEqual({
      'posts.0.title': 'required',
    });
    await savedSource(staff, {
      sourceId: source.sourceId,
      revision: 1,
      key: source.key,
      crawling: false,
    });
    expect((await crawl(owner, source.key, [post])).error?.code).toBe('not-available');
  });

  it('are paged by time of publication and id, each once, also those of one moment', async () => {
    const { owner, source } = await signInOwner();
    await crawl(owner, source.key, [crawled(3), crawled(1), crawled(2), crawled(2), crawled(2)]);
    const seen: string[] = [];
    let position: object = {};
    for (const left of [3, 1, 0]) {
      const { data } = await owner.call('getOgcPostByFilter', {
        body: { filters: {}, count: 2, ...position },
      });
      seen.push(...data.rows.map(({ id }) => id));
      position = { pageValue: data.pageValue, offsetId: data.offsetId };
      expect(data.nextPageUrl === null).toBe(left === 0);
    }
    expect(new Set(seen).size).toBe(5);
    const titles = [3, 2, 2, 2, 1].map((minute) => `संतरे की फसल ${minute}`);
    expect(await titlesOf(owner)).toEqual(titles);
    const half = await owner.call('getOgcPostByFilter', {
      body: { filters: {}, offsetId: seen[0] ?? '' },
    });
    expect(half.error?.fields).toEqual({ pageValue: 'required' });
  });

  it('are narrowed by title, format, language and source', async () => {
    const { owner, source } = await signInOwner();
    const other = await savedSource(staff, { creatorUserId: owner.userId, language: 'ur' });
    await crawl(owner, source.key, [
      crawled(1),
      crawled(2, { title: 'Book FAIR', format: 'FORMAT_VIDEO' }),
    ]);
    await crawl(owner, other.key, [crawled(3, { title: 'کتاب میلہ' })]);
    expect(await titlesOf(owner, { title: 'book f' })).toEqual(['Book FAIR']);
    expect(await titlesOf(owner, { format: ['FORMAT_VIDEO'] })).toEqual(['Book FAIR']);
    expect(await titlesOf(owner, { language: 'ur' })).toEqual(['کتاب میلہ']);
    expect(await titlesOf(owner, { sourceId: other.sourceId })).toEqual(['کتاب میلہ']);
  });

  it('continue behind the posts that one call reads', async () => {
    const { owner, source } = await signInOwner();
    await crawl(owner, source.key, [crawled(1, { title: 'पुरानी ख़बर' })]);
    await sql`insert into crawled_posts (id, source_id, creator_id, url, format, title,
        title_search, html, excerpt, language, published_at, created_at)
      select gen_random_uuid(), source_id, creator_id, url || n, format, 'x', 'x', '', '',
        language, published_at + make_interval(secs => n), created_at
      from crawled_posts, generate_series(1, ${scannedPosts}::int) as n
      where source_id = ${source.sourceId}`.execute(server.db);
    const search = async (place: object) =>
      (await owner.call('getOgcPostByFilter', { body: { filters: { title: 'ख़बर' }, ...place } }))
        .data;
    const { rows, nextPageUrl, pageValue, offsetId } = await search({});
    expect([rows.length, nextPageUrl]).toEqual([0, '/api/post/getOGCPostByFilter']);
    const second = await search({ pageValue, offsetId });
    expect(second.rows.map(({ title }) => title)).toEqual(['पुरानी ख़बर']);
    expect(second).toMatchObject({ nextPageUrl: null, pageValue: null, offsetId: null });
  });

  it("are visible only to their creator, the creator's agency and staff", async () => {
    const { owner, source } = await signInOwner();
    await crawl(owner, source.key, [crawled(1)]);
    const agency = await signInAs(server, { role: 'agency' });
    const stranger = await signInAs(server, { role: 'creator' });
    const [postId = ''] = (
      await owner.call('getOgcPostByFilter', { body: { filters: {} } })
    ).data.rows.map(({ id }) => id);
    const see = async (client: Owner, userId?: string) => {
      const hint = userId ? { userId } : {};
      const list = await client.call('getOgcPostByFilter', {
        body: { filters: { creatorUserId: owner.userId }, ...hint },
      });
      const one = await client.call('getOgcPostById', { path: { postId }, body: hint });
      return [list.status, list.data?.rows.length, one.status];
    };
    expect(await see(owner)).toEqual([200, 1, 200]);
    expect(await see(staff)).toEqual([200, 1, 200]);
    expect(await see(staff, owner.userId)).toEqual([403, undefined, 403]);
    expect(await see(stranger)).toEqual([403, undefined, 404]);
    expect(await see(stranger, owner.userId)).toEqual([403, undefined, 403]);
    expect(await see(agency, owner.userId)).toEqual([403, undefined, 403]);
    await setPerson(server, owner.userId, { agency_id: agency.userId });
    expect(await see(agency, owner.userId)).toEqual([200, 1, 200]);
    expect(await see(agency)).toEqual([200, 1, 404]);
    expect(await titlesOf(staff, { sourceId: source.sourceId })).toHaveLength(1);
  });

  it('become posts of their creator by the conversion, once', async () => {
    const { owner, source } = await signInOwner();
    await crawl(owner, source.key, [crawled(1), crawled(2)]);
    const [{ id } = { id: '' }] = (
      await owner.call('getOgcPostByFilter', { body: { filters: {} } })
    ).data.rows;
    const { data } = await convert(owner.userId);
    expect(data).toEqual({
      message: 'Success',
      creatorUserId: owner.userId,
      creatorType: 'ICC',
      paymentType: 'ICC',
      sources: 1,
      posts: 2,
    });
    expect((await convert(owner.userId, { creatorType: 'UGC' })).data).toEqual(data);
    const entries = await server.db
      .selectFrom('audit_entries')
      .where('subject_id', '=', owner.userId)
      .where('operation', '=', 'convertOgcToUgc')
      .select('changes')
      .execute();
    const typeChanges = entries.map(({ changes }) => changes.creatorType);
    expect(typeChanges).toHaveLength(2);
    expect(typeChanges).toContainEqual({ before: 'OGC', after: 'ICC' });
    expect(typeChanges).toContainEqual(undefined);
    expect(await titlesOf(owner)).toEqual([]);
    const { rows } = (await owner.call('getPostByFilter', { body: { filters: {} } })).data;
    expect(rows).toHaveLength(2);
    const whole = (await owner.call('getPostById', { path: { postId: id }, body: {} })).data;
    expect(whole).toMatchObject({
      state: 'PUBLISHED',
      live: 'PUBLISHED',
      revision: 1,
      publishedAt: '2026-11-20T05:02:00.000Z',
    });
    expect(
      (await upsert(owner, { ...on(whole, 'save'), title: 'नया शीर्षक' })).data.post.revision,
    ).toBe(2);
    expect((await crawl(owner, source.key, [crawled(3)])).error?.code).toBe('not-available');
    const current = (
      await staff.call('getSourceByFilter', { body: { filters: { sourceId: source.sourceId } } })
    ).data.rows[0];
    expect(current).toMatchObject({
      crawling: false,
      convertedAt: server.clock.now().toISOString(),
      creator: { creatorType: 'ICC' },
    });
    const again = { sourceId: source.sourceId, revision: current?.revision ?? 0, key: source.key };
    const revived = await staff.call('upsertSource', {
      body: {
        sourceData: {
          ...again,
          name: source.name,
          language: 'hi',
          homeUrl: source.homeUrl,
          ownerEmails: [],
          crawling: true,
        },
      },
    });
    expect(revived.error?.fields).toEqual({ crawling: 'not-allowed' });
  });

  it('can be taken down once they are converted', async () => {
    const { owner, source } = await signInOwner();
    await crawl(owner, source.key, [crawled(1)]);
    await convert(owner.userId, { creatorType: 'UGC' });
    const { rows } = (await owner.call('getPostByFilter', { body: { filters: {} } })).data;
    const post = rows[0];
    if (!post) throw new Error('Nothing was converted.');
    const { data } = await upsert(staff, { ...on(post, 'unpublish'), reasons: ['fake-news'] });
    expect(data.post).toMatchObject({ state: 'UNPUBLISHED', live: 'TAKEN_DOWN' });
  });

  it('are converted for OGC creators only, with all of their sources', async () => {
    const plain = await signInAs(server, { role: 'creator' });
    expect((await convert(plain.userId)).error?.code).toBe('transition-not-allowed');
    expect((await convert(staff.userId)).status).toBe(404);
    const { owner, source } = await signInOwner();
    const second = await savedSource(staff, { creatorUserId: owner.userId });
    await crawl(owner, source.key, [crawled(1)]);
    await crawl(owner, second.key, [crawled(2)]);
    expect((await convert(owner.userId, { creatorType: 'UGC' })).data).toMatchObject({
      creatorType: 'UGC',
      paymentType: null,
      sources: 2,
      posts: 2,
    });
  });

  it('are counted before and after their conversion', async () => {
    const { owner, source } = await signInOwner();
    await savedSource(staff, { creatorUserId: owner.userId });
    await crawl(owner, source.key, [crawled(1), crawled(2)]);
    const count = (creatorUserId: string) =>
      staff.call('getConversion', { body: { creatorUserId } });
    const none = { sources: 0, posts: 0 };
    const all = { sources: 2, posts: 2 };
    expect((await count(owner.userId)).data).toMatchObject({
      creator: { creatorUserId: owner.userId, creatorType: 'OGC' },
      pending: all,
      converted: none,
    });
    await convert(owner.userId);
    expect((await count(owner.userId)).data).toMatchObject({
      creator: { creatorType: 'ICC' },
      pending: none,
      converted: all,
    });
    expect((await count(staff.userId)).status).toBe(404);
  });

  it('show when the newest of a source was published', async () => {
    const { owner, source } = await signInOwner();
    const latest = async () => {
      const body = { filters: { sourceId: source.sourceId } };
      return (await staff.call('getSourceByFilter', { body })).data.rows[0]?.latestPostAt;
    };
    expect(await latest()).toBeNull();
    await crawl(owner, source.key, [crawled(7), crawled(3)]);
    expect(await latest()).toBe('2026-11-20T05:07:00.000Z');
    await convert(owner.userId);
    expect(await latest()).toBeNull();
  });
});
