import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSubGenreOf } from '#domain/genres.ts';
import { countGraphemes } from '#domain/graphemes.ts';
import { handleProblem } from '#domain/handle.ts';
import { contentLanguages } from '#domain/languages.ts';
import { limits } from '#domain/limits.ts';
import { postStates } from '#domain/post-states.ts';
import { cleanArticle } from '#server/articles/clean-article.ts';
import { isLocation } from '#server/operations/reference/locations.ts';
import { staffAccount } from '#server/sandbox/sandbox.ts';
import { demoCreators, newcomerPhone } from '#server/seed/creators.ts';
import { seedDemo } from '#server/seed/demo.ts';
import { drawPortrait, drawScene, scenes } from '#server/seed/draw-picture.ts';
import { writeManyPosts } from '#server/seed/many-posts.ts';
import { storiesIn } from '#server/seed/stories.ts';
import { engines, startTestServer, type TestServer } from './test-server.ts';

const stories = contentLanguages.flatMap(({ isoCode }) => storiesIn(isoCode));

describe('the texts of the demo', () => {
  it('fill every content language, and break no rule of the publish step', () => {
    for (const { isoCode } of contentLanguages) expect(storiesIn(isoCode).length, isoCode).toBeGreaterThan(3);
    for (const { title, about, place, hashtags = [] } of stories) {
      expect(countGraphemes(title), title).toBeLessThanOrEqual(limits.titleMax);
      const [genre = '', subGenre = ''] = about.split('/');
      expect([title, isSubGenreOf(genre, subGenre), isLocation(place)]).toEqual([title, true, true]);
      expect(hashtags.length).toBeLessThanOrEqual(limits.hashtagsMax);
      for (const hashtag of hashtags) expect(hashtag, title).toMatch(/^[^\s#]+$/u);
    }
    expect(new Set(stories.map(({ title }) => title)).size).toBe(stories.length);
  });

  it('are composed (NFC), so that they are found by search', () => {
    for (const { title, body } of stories)
      expect([title, body]).toEqual([title.normalize('NFC'), body.normalize('NFC')]);
  });

  it('come from people whose profiles break no rule', () => {
    for (const { name, handle, bio, phone } of demoCreators) {
      expect([handle, handleProblem(handle)]).toEqual([handle, null]);
      expect(countGraphemes(name)).toBeLessThanOrEqual(limits.nameMax);
      expect(countGraphemes(bio)).toBeLessThanOrEqual(limits.bioMax);
      expect(phone).toMatch(/^\d{10}$/);
    }
  });
});

describe('the drawings of the demo', () => {
  it.each(scenes)('show a scene: %s', async (scene) => {
    const { width, height, format } = await sharp(await drawScene(scene, 200)).metadata();
    expect([width, height, format]).toEqual([1280, 720, 'jpeg']);
  });

  it('show a person', async () => {
    const { channels } = await sharp(await drawPortrait(40)).stats();
    expect(channels[0]?.stdev).toBeGreaterThan(20);
  });
});

describe.each(engines)('the demo on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
    await seedDemo(server.deps, 'demo');
  }, 60_000);
  afterAll(() => server?.stop());

  const counted = async (table: 'people' | 'posts' | 'pictures' | 'identities') => {
    const rows = await server.db.selectFrom(table).select('id').execute();
    return rows.length;
  };

  it('is written once, however often the server starts', async () => {
    const tables = ['people', 'posts', 'pictures', 'identities'] as const;
    const before = await Promise.all(tables.map(counted));
    await seedDemo(server.deps, 'demo');
    expect(await Promise.all(tables.map(counted))).toEqual(before);
    // And the newcomer, and two members of staff.
    expect(before[0]).toBe(demoCreators.length + 3);
  });

  it('has posts in every language and every state that lasts', async () => {
    const rows = await server.db.selectFrom('posts').select(['state', 'language']).execute();
    expect(new Set(rows.map(({ language }) => language))).toEqual(
      new Set(contentLanguages.map(({ isoCode }) => isoCode)),
    );
    expect(new Set(rows.map(({ state }) => state))).toEqual(
      new Set(postStates.filter((state) => state !== 'PENDING')),
    );
    expect(rows.length).toBeGreaterThanOrEqual(80);
  });

  it('has articles that the sanitiser would leave as they are', async () => {
    const rows = await server.db.selectFrom('posts').select(['html', 'pictures']).execute();
    for (const { html, pictures } of rows) {
      const known = new Map(pictures.map(({ id, url, width, height }) => [id, { url, width, height }]));
      expect(cleanArticle(html, (id) => known.get(id) ?? null).html).toBe(html);
    }
  });

  it('is shown to its creators and to staff as the contract says', async () => {
    const [meera] = demoCreators;
    const creator = await server.signIn(meera?.phone);
    const { data } = await creator.call('getPostByFilter', { body: { filters: {} } });
    expect(data.rows.length).toBeGreaterThan(15);
    for (const { postUID } of data.rows.slice(0, 6)) {
      expect((await creator.call('getPostById', { path: { postId: postUID }, body: {} })).status).toBe(200);
    }
    const profile = await creator.call('getProfileDetails');
    expect(profile.data).toMatchObject({ handle: meera?.handle, workApproval: 'approved' });
    const cover = data.rows.find((row) => row.cover)?.cover;
    const picture = await creator.call('getPicture', {
      path: { size: '320x180_70', file: `${cover?.id}.jpg` },
    });
    expect(picture.status).toBe(200);
    const staff = server.client();
    const { email, password } = staffAccount;
    const login = await staff.call('login', { body: { loginType: 'INTERNAL', email, password } });
    expect(login.status).toBe(200);
    const queue = await staff.call('getReviewQueue', { body: { filters: {} } });
    expect(queue.data.rows.length).toBeGreaterThan(2);
    const waiting = await staff.call('getWorkApprovalByFilter', { body: { approvalType: 'WORK' } });
    expect(waiting.data.rows.length).toBeGreaterThan(2);
  });

  it('has somebody who has only just signed in', async () => {
    const newcomer = await server.signIn(newcomerPhone);
    const { data } = await newcomer.call('getCurrentUser');
    expect(data?.creatorState).toMatchObject({
      'phone-verification': 'approved',
      'profile-submission': 'false',
    });
  });

  it('is measured with many posts, which lists show like any others', async () => {
    const creator = await server.signIn();
    const until = server.clock.now();
    await writeManyPosts(server.db, { creatorId: creator.userId, count: 1000, until });
    const { data } = await creator.call('getPostByFilter', { body: { filters: {} } });
    expect(data.rows[0]).toMatchObject({ createdAt: until.toISOString(), language: 'hi' });
    expect(data.rows.map(({ createdAt }) => createdAt)).toEqual(
      data.rows
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .reverse(),
    );
    const drafts = await creator.call('getPostByFilter', { body: { filters: { state: ['DRAFT'] } } });
    expect(drafts.data.rows).toHaveLength(20);
    expect((await creator.call('getQuickAnalytics')).data?.posts).toBe(1000);
    await expect(
      writeManyPosts(server.db, { creatorId: creator.userId, count: 1000, until }),
      'ids that come again',
    ).rejects.toThrow();
  });
});
