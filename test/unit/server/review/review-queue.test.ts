import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Creator,
  done,
  on,
  type Post,
  saved,
  seen,
  signInApproved,
  upsert,
} from '../fixtures/post-fixtures.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

type Moderator = Awaited<ReturnType<typeof signInAsStaff>>;

describe.each(engines)('the work of moderators on %s', (engine) => {
  let server: TestServer;
  let anita: Moderator;
  let raghav: Moderator;
  let creator: Creator;

  beforeAll(async () => {
    server = await startTestServer(engine);
    anita = await signInAsStaff(server);
    raghav = await signInAsStaff(server);
    creator = await signInApproved(server);
  }, 60_000);
  afterAll(() => server?.stop());

  const inReview = async (changes = {}) =>
    done(creator, on(await saved(creator, changes), 'submit'));
  const queue = async (by: Moderator, filters: object) =>
    (await by.call('getReviewQueue', { body: { filters } })).data;
  const ids = (page: Awaited<ReturnType<typeof queue>>) => page?.rows.map((row) => row.postUID);
  const contextOf = async (by: Moderator, { postUID }: Post) =>
    (await by.call('getReviewContext', { body: { postUID } })).data;
  const statistics = async (by: Moderator) =>
    (await by.call('getReviewStatistics', { body: {} })).data;

  it('finds posts by a part of the title or of the name, and counts them', async () => {
    const post = await inReview({ title: 'संतरे 100% मीठे' });
    const other = await inReview({ title: 'संतरे 1000 मीठे' });
    const byTitle = await queue(anita, { search: ' 100% मी ' });
    expect([ids(byTitle), byTitle?.total]).toEqual([[post.postUID], 1]);
    const byName = await queue(anita, { search: 'कुलकर्' });
    expect(ids(byName)).toEqual(expect.arrayContaining([post.postUID, other.postUID]));
    expect(await queue(anita, { search: 'nobody' })).toMatchObject({ rows: [], total: 0 });
  });

  it('counts what a search finds beyond the page, and continues behind it', async () => {
    const first = await inReview({ title: 'पहला मेला' });
    server.clock.advance(60);
    const second = await inReview({ title: 'दूसरा मेला' });
    const body = { filters: { search: 'मेला' }, pageSize: 1 };
    const { data } = await anita.call('getReviewQueue', { body });
    expect([ids(data), data?.total]).toEqual([[first.postUID], 2]);
    const cursor = new URLSearchParams(data?.nextPageUrl?.split('?')[1]).get('cursor');
    const next = await anita.call('getReviewQueue', { body, query: { cursor: String(cursor) } });
    expect(next.data).toMatchObject({ rows: [{ postUID: second.postUID }], nextPageUrl: null });
    expect(next.data?.total).toBeUndefined();
  });

  it('leaves out what another moderator has claimed, when asked to', async () => {
    const post = await inReview({ title: 'दावा किया गया' });
    const filters = { search: 'दावा', available: true };
    await raghav.call('claimReview', { body: { postUID: post.postUID } });
    expect(ids(await queue(anita, filters))).toEqual([]);
    expect(ids(await queue(anita, { search: 'दावा' }))).toEqual([post.postUID]);
    expect(ids(await queue(raghav, filters))).toEqual([post.postUID]);
  });

  it('shows earlier posts with the same title, and suggests the reason', async () => {
    const first = await saved(creator, { title: 'नागपुर का बाज़ार' });
    const copy = await inReview({ title: 'नागपुर का बाज़ार!' });
    const context = await contextOf(anita, copy);
    expect(context?.duplicates).toMatchObject([
      { sameTitle: true, post: { postUID: first.postUID, textContent: first.textContent } },
    ]);
    expect(context?.suggestedReasons).toEqual(['duplicate-post']);
    const single = await contextOf(anita, await inReview({ title: 'अकेला शीर्षक' }));
    expect(single?.suggestedReasons).toEqual([]);
  });

  it('lists the reasons of a format by how often they were given', async () => {
    const reject = async (reasons: string[]) =>
      upsert(anita, on(await inReview(), 'reject', { reasons: reasons as never }));
    await reject(['hate-speech', 'fake-news']);
    await reject(['fake-news']);
    const context = await contextOf(anita, await inReview());
    expect(context?.frequentReasons.slice(0, 2)).toEqual(['fake-news', 'hate-speech']);
  });

  it('counts decisions of today, agreement, and publications that others took down', async () => {
    const lea = await signInAsStaff(server);
    const max = await signInAsStaff(server);
    expect(await statistics(lea)).toEqual({
      today: 0,
      perHour: null,
      sharedPosts: 0,
      agreedPosts: 0,
      published: 0,
      overturned: 0,
    });
    const ask = async (by: Moderator) => {
      const post = await inReview();
      await by.call('requestSecondOpinion', {
        body: {
          postUID: post.postUID,
          revision: post.revision,
          reasons: ['other'],
          note: 'स्रोत नहीं।',
        },
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
      return post;
    };
    await upsert(max, on(await ask(lea), 'reject', { reasons: ['other'] }));
    const { data } = await upsert(max, on(await ask(lea), 'publish'));
    if (!data) throw new Error('The post was not published.');
    await server.db
      .updateTable('posts')
      .set({ state: 'PUBLISHED', live: 'PUBLISHED' })
      .where('id', '=', data.post.postUID)
      .execute();
    server.clock.advance(1);
    const post = await seen(lea, data.post);
    await upsert(lea, on(post, 'unpublish', { reasons: ['fake-news'] }));
    expect(await statistics(lea)).toMatchObject({ today: 0, sharedPosts: 2, agreedPosts: 1 });
    expect(await statistics(max)).toEqual({
      today: 2,
      perHour: 2,
      sharedPosts: 2,
      agreedPosts: 1,
      published: 1,
      overturned: 1,
    });
  });
});
