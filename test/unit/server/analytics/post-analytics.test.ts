import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Creator, saved, signInApproved } from '../fixtures/post-fixtures.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

const at = '2026-11-21T06:00:00.000Z';
const zeros = { views: 0, impressions: 0, likes: 0, shares: 0, comments: 0 };

describe.each(engines)('the numbers of one post on %s', (engine) => {
  let server: TestServer;
  let creator: Creator;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    creator = await signInApproved(server);
    server.clock.advance((Date.parse(at) - server.clock.now().getTime()) / 1000);
  });

  /** A post published at a moment, with views by day. */
  async function published(publishedAt: string, views: Record<string, number> = {}) {
    const { postUID } = await saved(creator);
    await server.db
      .updateTable('posts')
      .set({ published_at: new Date(publishedAt) })
      .where('id', '=', postUID)
      .execute();
    for (const [day, count] of Object.entries(views)) {
      const row = { views: count, likes: Math.floor(count / 10) };
      await server.db
        .insertInto('engagement_days')
        .values({ post_id: postUID, day, creator_id: creator.userId, ...row })
        .execute();
    }
    return postUID;
  }

  async function analytics(postUID: string, period?: '7' | '28' | '90' | 'all') {
    const { data } = await creator.call('getPostAnalytics', {
      query: { postUID, ...(period && { period }) },
    });
    if (!data) throw new Error('There are no numbers.');
    return data;
  }
  const daysOf = async (...asked: Parameters<typeof analytics>) => {
    const { period, days } = await analytics(...asked);
    return { period, from: days[0]?.day, to: days.at(-1)?.day, count: days.length };
  };

  it('begin with its publication and have a row for each day', async () => {
    const postUID = await published('2026-11-18T10:00:00.000Z', { '2026-11-20': 40 });
    const { days, post } = await analytics(postUID);
    expect(post).toMatchObject({ postUID, publishedAt: '2026-11-18T10:00:00.000Z' });
    expect(days).toEqual([
      { ...zeros, day: '2026-11-18' },
      { ...zeros, day: '2026-11-19' },
      { ...zeros, day: '2026-11-20', views: 40, likes: 4 },
      { ...zeros, day: '2026-11-21' },
    ]);
  });

  it.each([
    ['2026-11-19T18:29:59.999Z', '2026-11-19'],
    ['2026-11-19T18:30:00.000Z', '2026-11-20'],
  ])('begin, when published at %s, on %s, a day of India', async (moment, day) => {
    expect((await daysOf(await published(moment))).from).toBe(day);
  });

  it('end with the day that it is in India', async () => {
    const postUID = await published('2026-11-19T10:00:00.000Z', { '2026-11-19': 5 });
    server.clock.advance((Date.parse('2026-11-21T18:30:00.000Z') - Date.parse(at)) / 1000);
    expect((await daysOf(postUID)).to).toBe('2026-11-22');
  });

  it.each([
    ['2026-10-25', { period: '28', from: '2026-10-25', to: '2026-11-21', count: 28 }],
    ['2026-10-24', { period: '90', from: '2026-09-20', to: '2026-11-21', count: 63 }],
    ['2026-08-23', { period: 'all', from: '2026-08-22', to: '2026-08-23', count: 2 }],
  ])('open, when last read on %s, on a period with readers', async (lastDay, expected) => {
    const longAgo = lastDay < '2026-09-20' ? '2026-08-22' : '2026-09-20';
    const postUID = await published(`${longAgo}T10:00:00.000Z`, { [lastDay]: 12 });
    expect(await daysOf(postUID)).toEqual(expected);
  });

  it('can be asked for another period, of which `all` has two years at most', async () => {
    const postUID = await published('2023-01-05T10:00:00.000Z', {
      '2023-01-05': 1000,
      '2026-11-01': 30,
    });
    const seven = await analytics(postUID, '7');
    expect(seven.days).toHaveLength(7);
    expect(seven.days.every(({ views }) => views === 0)).toBe(true);
    expect(await daysOf(postUID, '90')).toMatchObject({ from: '2026-08-24', count: 90 });
    expect(await daysOf(postUID, 'all')).toEqual({
      period: 'all',
      from: '2024-11-01',
      to: '2026-11-01',
      count: 731,
    });
  });

  it('are the counters of the post in all, whatever the period', async () => {
    const postUID = await published('2026-01-05T10:00:00.000Z', { '2026-01-05': 1000 });
    await server.db.updateTable('posts').set({ views: 1000 }).where('id', '=', postUID).execute();
    expect((await analytics(postUID, '7')).totals).toEqual({ ...zeros, views: 1000 });
  });

  it('are one row of zeros for a post that was never published', async () => {
    const { postUID } = await saved(creator);
    expect(await analytics(postUID)).toMatchObject({
      post: { publishedAt: null },
      period: '28',
      days: [{ ...zeros, day: '2026-11-21' }],
      comparison: null,
    });
  });

  it('are compared with the median of five posts at the same age, and not with four', async () => {
    const postUID = await published('2026-11-19T10:00:00.000Z', {
      '2026-11-19': 100,
      '2026-11-20': 50,
      '2026-11-21': 9000,
    });
    for (const views of [10, 20, 900, 1000])
      await published('2026-11-01T10:00:00.000Z', { '2026-11-02': views, '2026-11-03': 5000 });
    // Too young to be compared with.
    await published('2026-11-20T10:00:00.000Z', { '2026-11-20': 1 });
    expect((await analytics(postUID)).comparison).toBeNull();
    await published('2026-10-01T10:00:00.000Z', { '2026-10-01': 60, '2026-10-02': 60 });
    expect((await analytics(postUID, '7')).comparison).toEqual({
      days: 2,
      posts: 5,
      own: { ...zeros, views: 150, likes: 15 },
      typical: { ...zeros, views: 120, likes: 12 },
    });
  });

  it('are not compared on the day of publication', async () => {
    for (const day of [1, 2, 3, 4, 5]) await published(`2026-11-0${day}T10:00:00.000Z`);
    const postUID = await published('2026-11-20T18:30:00.000Z', { '2026-11-21': 100 });
    expect((await analytics(postUID)).comparison).toBeNull();
    server.clock.advance(24 * 3600);
    expect((await analytics(postUID)).comparison).toMatchObject({ days: 1, posts: 5 });
  });

  it('are for its creator and staff', async () => {
    const postUID = await published('2026-11-18T10:00:00.000Z');
    const query = { postUID };
    const stranger = await signInApproved(server);
    expect((await stranger.call('getPostAnalytics', { query })).status).toBe(404);
    const staff = await signInAsStaff(server);
    expect((await staff.call('getPostAnalytics', { query })).status).toBe(200);
  });

  it('make the top posts of a period', async () => {
    const first = await published('2026-11-01T10:00:00.000Z', { '2026-11-20': 40 });
    const second = await published('2026-11-02T10:00:00.000Z', { '2026-11-19': 30 });
    await published('2026-11-02T10:00:00.000Z', { '2026-10-01': 3000 });
    for (let count = 1; count <= 10; count += 1)
      await published('2026-11-02T10:00:00.000Z', { '2026-11-18': count });
    const { data } = await creator.call('getEngagementTrend', { query: { days: 7 } });
    expect(data?.topPosts).toHaveLength(10);
    expect(data?.topPosts.slice(0, 2)).toMatchObject([
      { postUID: first, views: 40, likes: 4, publishedAt: '2026-11-01T10:00:00.000Z' },
      { postUID: second, views: 30 },
    ]);
  });

  it('give a creator below the twentieth place their own rank', async () => {
    await published('2026-11-01T10:00:00.000Z', { '2026-11-01': 1 });
    const own = async () => (await creator.call('getLeaderboard')).data?.own;
    const before = (await own())?.place ?? 0;
    const me = creator;
    for (let count = 0; count < 21; count += 1) {
      creator = await signInApproved(server);
      await published('2026-11-01T10:00:00.000Z', { '2026-11-01': 2 });
    }
    creator = me;
    const { data } = await creator.call('getLeaderboard');
    expect(data?.own).toMatchObject({ place: before + 21, views: 1 });
    expect(data?.own?.creator.userId).toBe(creator.userId);
    expect(data?.rows).toHaveLength(20);
    expect(data?.rows.some((row) => row.creator.userId === creator.userId)).toBe(false);
    const newcomer = await signInApproved(server);
    expect((await newcomer.call('getLeaderboard')).data?.own).toBeNull();
  });
});
