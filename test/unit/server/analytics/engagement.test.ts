import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '#server/http/handler.ts';
import { recordEngagementBatch } from '#server/modules/analytics/engagement-batches.ts';
import { sandboxEngagementKey } from '#server/platform/config/config.ts';
import { type Creator, saved, signInApproved } from '../fixtures/post-fixtures.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

type Event = BodyOf<'ingestEngagement'>['events'][number];

describe.each(engines)('what readers do on %s', (engine) => {
  let server: TestServer;
  let creator: Creator;
  let postUID: string;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    creator = await signInApproved(server);
    postUID = (await saved(creator)).postUID;
  });

  const report = (events: Event[], batchId = crypto.randomUUID(), key = sandboxEngagementKey) =>
    server.client().call('ingestEngagement', {
      body: { batchId, events },
      headers: { 'x-service-key': key },
    });
  const event = (kind: Event['kind'], more: Partial<Event> = {}): Event => ({
    postUID,
    kind,
    at: server.clock.now().toISOString(),
    ...more,
  });
  const trend = async (query = {}) => (await creator.call('getEngagementTrend', { query })).data;

  it('is counted for the post, its day and its creator', async () => {
    const { data } = await report([event('views', { count: 12 }), event('likes'), event('likes')]);
    expect(data).toEqual({ counted: 3, left: 0, isRepeated: false });
    await report([event('views', { count: 3 }), event('shares')]);
    const post = await creator.call('getPostById', { path: { postId: postUID }, body: {} });
    const figures = { views: 15, likes: 2, shares: 1, impressions: 0, comments: 0 };
    const row = await server.db
      .selectFrom('posts')
      .selectAll()
      .where('id', '=', postUID)
      .executeTakeFirst();
    expect(row).toMatchObject(figures);
    expect(post.status).toBe(200);
    expect((await creator.call('getQuickAnalytics')).data).toMatchObject(figures);
    const { days = [], formats, languages } = (await trend({ days: 2 })) ?? {};
    expect(days.map(({ views }) => views)).toEqual([0, 15]);
    expect(formats).toEqual([{ format: 'FORMAT_ARTICLE', ...figures }]);
    expect(languages).toEqual([{ language: 'hi', ...figures }]);
  });

  it('is counted once, however often a batch arrives, from any number of processes', async () => {
    const batchId = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => report([event('views', { count: 10 })], batchId)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(answers.filter(({ data }) => !data?.isRepeated)).toHaveLength(1);
    expect((await report([event('views')], batchId)).data?.isRepeated).toBe(true);
    expect((await creator.call('getQuickAnalytics')).data?.views).toBe(10);
  });

  it('is counted completely when many batches about the same posts arrive at once', async () => {
    const other = (await saved(creator)).postUID;
    const there = [event('views'), event('views', { postUID: other })];
    const batches = Array.from({ length: 8 }, (_, index) =>
      report(index % 2 === 0 ? there : [...there].reverse()),
    );
    expect((await Promise.all(batches)).map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await creator.call('getQuickAnalytics')).data?.views).toBe(16);
  });

  it('is counted once when a batch is repeated among concurrent ones', async () => {
    const other = (await saved(creator)).postUID;
    const batchId = crypto.randomUUID();
    const yesterday = new Date(server.clock.now().getTime() - 24 * 3600 * 1000).toISOString();
    const answers = await Promise.all([
      report([event('likes', { postUID: other })]),
      report([event('views', { count: 5 }), event('views', { at: yesterday })], batchId),
      report([event('views', { count: 7 }), event('views', { postUID: crypto.randomUUID() })]),
      report([event('views', { count: 5 }), event('views', { at: yesterday })], batchId),
    ]);
    const [likes, first, views, second] = answers.map(({ data }) => data);
    expect([likes, views]).toEqual([
      { counted: 1, left: 0, isRepeated: false },
      { counted: 1, left: 1, isRepeated: false },
    ]);
    expect(new Set([first, second])).toEqual(
      new Set([
        { counted: 2, left: 0, isRepeated: false },
        { counted: 0, left: 0, isRepeated: true },
      ]),
    );
    const { days = [] } = (await trend({ days: 2 })) ?? {};
    expect(days.map(({ views, likes }) => [views, likes])).toEqual([
      [1, 0],
      [12, 1],
    ]);
    expect((await creator.call('getQuickAnalytics')).data).toMatchObject({ views: 13, likes: 1 });
  });

  it('fails alone where a counter cannot hold it', async () => {
    const full = (await saved(creator)).postUID;
    await server.db
      .updateTable('posts')
      .set({ views: 2 ** 31 - 1 })
      .where('id', '=', full)
      .execute();
    const batches = [
      event('likes'),
      event('views', { postUID: full }),
      event('views', { count: 3 }),
    ];
    const outcomes = await Promise.allSettled(
      batches.map((one) =>
        recordEngagementBatch(
          server.db,
          { batchId: crypto.randomUUID(), events: [one] },
          server.clock.now(),
        ),
      ),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await trend({ days: 1 }))?.days[0]).toMatchObject({ views: 3, likes: 1 });
  });

  it.each([
    ['nobody', undefined, 28],
    ['27 days ago', 27, 28],
    ['28 days ago', 28, 90],
    ['89 days ago', 89, 90],
  ])('opens on a period with readers, the last of them %s', async (_, age, expected) => {
    if (age !== undefined) {
      const at = new Date(server.clock.now().getTime() - age * 24 * 3600 * 1000).toISOString();
      expect((await report([event('views', { at })])).data?.counted).toBe(1);
    }
    const days = (await trend())?.days ?? [];
    expect(days).toHaveLength(expected);
    expect(days.some(({ views }) => views > 0)).toBe(age !== undefined);
    expect((await trend({ days: 7 }))?.days).toHaveLength(7);
  });

  it('opens on a year where the last readers came within it', async () => {
    const at = new Date(server.clock.now().getTime() - 89 * 24 * 3600 * 1000).toISOString();
    await report([event('views', { at })]);
    const earlier = (by: number) =>
      server.db
        .updateTable('engagement_days')
        .set({ day: sql<string>`day - ${by}::int` })
        .where('creator_id', '=', creator.userId)
        .execute();
    await earlier(275);
    expect((await trend())?.days[0]).toMatchObject({ views: 1 });
    expect((await trend())?.days).toHaveLength(365);
    await earlier(1);
    expect((await trend())?.days).toHaveLength(28);
  });

  it.each([
    ['2026-11-20T18:29:59.999Z', '2026-11-20'],
    ['2026-11-20T18:30:00.000Z', '2026-11-21'],
    ['2026-11-21T00:15:00+05:30', '2026-11-21'],
  ])('at %s belongs to %s, a day of India', async (at, day) => {
    await report([event('views', { at })]);
    const counted = (await trend({ days: 3 }))?.days.filter(({ views }) => views > 0);
    expect(counted?.map((row) => row.day)).toEqual([day]);
  });

  it('is left out where it cannot be, and the rest of the batch is counted', async () => {
    const { data } = await report([
      event('views'),
      event('views', { postUID: crypto.randomUUID() }),
      event('views', { at: '2026-08-01T06:00:00.000Z' }),
      event('views', { at: '2026-11-21T08:00:00.000Z' }),
    ]);
    expect(data).toEqual({ counted: 1, left: 3, isRepeated: false });
  });

  it('is accepted only with the key', async () => {
    expect((await report([event('views')], crypto.randomUUID(), 'guessed')).status).toBe(401);
    const own = await creator.call('ingestEngagement', {
      body: { batchId: crypto.randomUUID(), events: [event('views', { count: 1000 })] },
    });
    expect(own.status).toBe(401);
    expect((await creator.call('getQuickAnalytics')).data?.views).toBe(0);
  });

  it('makes a leaderboard of a month, over all languages and in one', async () => {
    const second = await signInApproved(server);
    const urdu = (await saved(second, { language: 'ur' })).postUID;
    await report([event('views', { count: 900 }), event('views', { postUID: urdu, count: 1000 })]);
    const board = async (query = {}) => (await creator.call('getLeaderboard', { query })).data;
    const all = await board();
    const places = all?.rows.map(({ creator: { userId } }) => userId) ?? [];
    expect(places.indexOf(second.userId)).toBeLessThan(places.indexOf(creator.userId));
    expect(all?.month).toBe('2026-11');
    expect(all?.rows.map(({ place }) => place)).toEqual(places.map((_, index) => index + 1));
    expect((await board({ language: 'ur' }))?.rows.map((row) => row.creator.userId)).toEqual([
      second.userId,
    ]);
    expect((await board({ month: '2026-07' }))?.rows).toEqual([]);
  });

  it('of other people is visible to staff', async () => {
    const stranger = await signInApproved(server);
    const query = { userId: creator.userId };
    expect((await stranger.call('getEngagementTrend', { query })).status).toBe(403);
    const staff = await signInAsStaff(server);
    expect((await staff.call('getEngagementTrend', { query })).status).toBe(200);
  });
});
