import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photo } from '#test/factories/sample-photo.ts';
import {
  article,
  on,
  type PostInput,
  saved,
  signInApproved,
  upsert,
} from '../fixtures/post-fixtures.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import { upload } from '../fixtures/upload-requests.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

describe.each(engines)('saving posts on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  const postsOf = (userId: string) =>
    server.db.selectFrom('posts').where('creator_id', '=', userId).selectAll().execute();

  // spec 1.8, 3.5, 4.13, 4.14
  it('makes a post, then a draft of it, and finds it again whole', async () => {
    const creator = await server.signIn();
    const created = await saved(creator, { hashtags: ['#मानसून', 'खेती '] });
    expect(created).toMatchObject({ state: 'CREATED', revision: 1, archived: false, stats: null });
    expect(created.hashtags.map(({ title }) => title)).toEqual(['मानसून', 'खेती']);
    expect(created.creator.userId).toBe(creator.userId);
    const again = await upsert(creator, on(created, 'save', { title: 'नया शीर्षक' }));
    expect(again.data?.post).toMatchObject({
      state: 'DRAFT',
      revision: 2,
      title: 'नया शीर्षक',
      textContent: created.textContent,
      hashtags: created.hashtags,
    });
    for (const postId of [created.postUID, created.clientId]) {
      const { data } = await creator.call('getPostById', { path: { postId }, body: {} });
      expect(data).toEqual(again.data?.post);
    }
  });

  it('makes one post of ten first saves at once, each with a key of its own', async () => {
    const creator = await server.signIn();
    const post = article({ hashtags: ['एक', 'दो'] });
    const answers = await Promise.all(Array.from({ length: 10 }, () => upsert(creator, post)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const ids = new Set(answers.map(({ data }) => `${data?.post.postUID} ${data?.post.revision}`));
    expect(ids.size).toBe(1);
    expect(await postsOf(creator.userId)).toHaveLength(1);
  });

  it('makes one post of ten saves under one key, and gives the same answer to each', async () => {
    const creator = await server.signIn();
    const post = article();
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => upsert(creator, post, { key })),
    );
    for (const { data } of answers) expect(data).toEqual(answers[0]?.data);
    const [row] = await postsOf(creator.userId);
    expect(row).toMatchObject({ revision: 1, state: 'CREATED' });
    const other = await upsert(creator, { ...post, title: 'और कुछ' }, { key });
    expect([other.status, other.error.code]).toEqual([409, 'idempotency-conflict']);
  });

  it('makes one post when two devices save different first texts at once', async () => {
    const creator = await server.signIn();
    const post = article();
    const answers = await Promise.all(
      ['एक', 'दो', 'तीन'].map((title) => upsert(creator, { ...post, title })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const [row, ...others] = await postsOf(creator.userId);
    expect([row?.revision, others]).toEqual([1, []]);
    const winner = answers.find(({ data }) => data)?.data?.post;
    for (const { error } of answers.filter(({ status }) => status === 409)) {
      expect(error).toMatchObject({ code: 'revision-conflict', post: { title: winner?.title } });
    }
  });

  it('allows two creators the same clientId, each for a post of their own', async () => {
    const [one, two] = await Promise.all([server.signIn(), server.signIn()]);
    const clientId = crypto.randomUUID();
    const first = await saved(one, { clientId });
    const second = await saved(two, { clientId });
    expect(first.postUID).not.toBe(second.postUID);
  });

  it('knows a save whose reply was lost, and does not count it twice', async () => {
    const creator = await server.signIn();
    const first = await saved(creator);
    const change = on(first, 'save', { textContent: '<p>दूसरा<br />पाठ</p><script>1</script>' });
    const { data } = await upsert(creator, change);
    const again = await upsert(creator, change);
    expect(again.status).toBe(200);
    expect(again.data?.post).toEqual(data?.post);
  });

  it('shows the current post to a writer with an older revision, and keeps it', async () => {
    const creator = await server.signIn();
    const first = await saved(creator);
    const { data } = await upsert(creator, on(first, 'save', { title: 'दूसरे फ़ोन से' }));
    const { status, error } = await upsert(creator, on(first, 'save', { title: 'पहले फ़ोन से' }));
    expect([status, error.code]).toEqual([409, 'revision-conflict']);
    expect(error.post).toEqual(data?.post);
    const [row] = await postsOf(creator.userId);
    expect(row).toMatchObject({ title: 'दूसरे फ़ोन से', revision: 2 });
    const archived = await upsert(creator, on(first, 'archive'));
    expect([archived.status, archived.error.code]).toEqual([409, 'revision-conflict']);
  });

  it.each<[string, Partial<PostInput>, Record<string, string> | null]>([
    ['a title of 150 conjuncts', { title: 'क्षि'.repeat(150) }, null],
    ['a title of 151 conjuncts', { title: 'क्षि'.repeat(151) }, { title: 'too-long' }],
    ['a title of 150 thumbs', { title: '👍🏽'.repeat(150) }, null],
    ['a title of 151 thumbs', { title: '👍🏽'.repeat(151) }, { title: 'too-long' }],
    ['a title of 150 flags', { title: '🇮🇳'.repeat(150) }, null],
    ['a title of 151 letters', { title: 'x'.repeat(151) }, { title: 'too-long' }],
    ['a hashtag of 30 conjuncts', { hashtags: ['त्र'.repeat(15)] }, null],
    ['a hashtag of 31 letters', { hashtags: ['x'.repeat(31)] }, { hashtags: 'too-long' }],
    ['a hashtag of nothing', { hashtags: ['#  '] }, { hashtags: 'malformed' }],
    ['six hashtags', { hashtags: ['1', '2', '3', '4', '5', '6'] }, { hashtags: 'too-many' }],
    ['a place that is nowhere', { locations: ['mh-atlantis'] }, { locations: 'not-allowed' }],
    ['a genre that is none', { genre: 'gossip', subGenre: null }, { genre: 'not-allowed' }],
    [
      'a sub-genre of another genre',
      { genre: 'sports', subGenre: 'weather' },
      { subGenre: 'not-allowed' },
    ],
    [
      'a sub-genre without a genre',
      { genre: null, subGenre: 'weather' },
      { subGenre: 'not-allowed' },
    ],
    ['tags beyond reason', { textContent: '<b>'.repeat(20_000) }, { textContent: 'too-many' }],
    [
      'text that grows when it is cleaned',
      { textContent: '&'.repeat(190_000) },
      { textContent: 'too-long' },
    ],
    [
      'a body beyond the contract',
      { textContent: 'x'.repeat(200_001) },
      { textContent: 'too-long' },
    ],
  ])('answers %s by name of the field', async (_, change, fields) => {
    const creator = await server.signIn();
    const { status, error } = await upsert(creator, article(change));
    expect([status, error?.fields ?? null]).toEqual([fields ? 400 : 200, fields]);
    expect(await postsOf(creator.userId)).toHaveLength(fields ? 0 : 1);
  });

  it('shows an article with scripts without them', async () => {
    const creator = await server.signIn();
    const { textContent } = await saved(creator, {
      title: '<script>alert(1)</script>',
      textContent:
        '<p onclick="alert(1)">क<script>alert(1)</script><img src=x onerror=alert(1)></p>',
    });
    expect(textContent).toBe('<p>क</p>');
  });

  it('keeps its own pictures with captions, and drops those of others', async () => {
    const [creator, other] = await Promise.all([server.signIn(), server.signIn()]);
    const file = await photo({ width: 80, height: 60 });
    const own = (await upload(creator, file)).data?.id;
    const foreign = (await upload(other, file)).data?.id;
    const figure = (id?: string) =>
      `<figure data-picture="${id}">` +
      `<img src="/pictures/1080x0_75/${id}.jpg" alt="खेत" width="80" height="60">` +
      '<figcaption>शाम</figcaption></figure>';
    const post = await saved(creator, { textContent: `<p>क</p>${figure(foreign)}${figure(own)}` });
    expect(post.textContent).toBe(`<p>क</p>${figure(own)}`);
    expect(post.pictures).toEqual([
      { id: own, url: `/pictures/${own}.jpg`, width: 80, height: 60, caption: 'शाम', alt: 'खेत' },
    ]);
    const { data } = await creator.call('getPostByFilter', { body: { filters: {} } });
    expect(data?.rows[0]?.cover).toMatchObject({ id: own, caption: 'शाम' });
    const long = article({ textContent: figure(own).replace('शाम', 'क्षि'.repeat(301)) });
    expect((await upsert(creator, long)).error.fields).toEqual({ captions: 'too-long' });
  });

  it('counts a hashtag once for each post, not for each save', async () => {
    const creator = await server.signIn();
    const title = `t${crypto.randomUUID().slice(0, 8)}`;
    let post = await saved(creator, { hashtags: [title] });
    for (const letter of ['क', 'ख', 'ग']) {
      const { data } = await upsert(
        creator,
        on(post, 'save', { title: letter, hashtags: [title] }),
      );
      post = data?.post ?? post;
    }
    const row = await server.db
      .selectFrom('hashtags')
      .where('title', '=', title)
      .selectAll()
      .execute();
    expect(row).toMatchObject([{ uses: 1 }]);
  });

  it('lets writers use the same hashtags in any order at once', async () => {
    const creators = await Promise.all([1, 2, 3, 4].map(() => server.signIn()));
    const titles = ['अ', 'आ', 'इ', 'ई', 'उ'].map(
      (letter) => `${letter}${crypto.randomUUID().slice(0, 6)}`,
    );
    const answers = await Promise.all(
      creators.flatMap((creator, place) =>
        [titles, titles.toReversed()].map((hashtags, turn) =>
          upsert(
            creator,
            article({ hashtags: (place + turn) % 2 ? hashtags : hashtags.toReversed() }),
          ),
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  });

  it('belongs to its writer: others cannot see it, and staff only read it', async () => {
    const [creator, other] = await Promise.all([server.signIn(), server.signIn()]);
    const post = await saved(creator);
    const found = await other.call('getPostById', { path: { postId: post.postUID }, body: {} });
    expect([found.status, found.error.code]).toEqual([404, 'not-found']);
    const byClientId = await other.call('getPostById', {
      path: { postId: post.clientId },
      body: {},
    });
    expect(byClientId.status).toBe(404);
    for (const action of ['save', 'submit', 'archive', 'delete'] as const) {
      const { status, error } = await upsert(other, on(post, action, { title: 'मेरा' }));
      expect([action, status, error.code]).toEqual([action, 404, 'not-found']);
    }
    const staff = await signInAsStaff(server);
    const read = await staff.call('getPostById', { path: { postId: post.postUID }, body: {} });
    expect(read.data).toMatchObject({ title: post.title, creator: { userId: creator.userId } });
    const written = await upsert(staff, on(post, 'save', { title: 'संपादक का' }));
    expect([written.status, written.error.code]).toEqual([403, 'forbidden']);
    expect((await postsOf(creator.userId))[0]).toMatchObject({ title: post.title, revision: 1 });
  });

  it('refuses to act for others', async () => {
    const [creator, other] = await Promise.all([server.signIn(), server.signIn()]);
    const { status, error } = await upsert(creator, article(), { userId: other.userId });
    expect([status, error.code]).toEqual([403, 'forbidden']);
    expect(await postsOf(other.userId)).toEqual([]);
  });

  it('does nothing to a post that does not exist', async () => {
    const creator = await server.signIn();
    const nowhere = { postUID: crypto.randomUUID(), clientId: crypto.randomUUID(), revision: 1 };
    for (const action of [
      'save',
      'submit',
      'publish',
      'archive',
      'delete',
      'update-advance-meta',
    ] as const) {
      const { status, error } = await upsert(creator, on(nowhere, action));
      expect([action, status, error.code]).toEqual([action, 404, 'not-found']);
    }
  });

  it('is deleted permanently, once', async () => {
    const creator = await signInApproved(server);
    const post = await saved(creator);
    const key = crypto.randomUUID();
    expect((await upsert(creator, on(post, 'delete'), { key })).status).toBe(200);
    expect((await upsert(creator, on(post, 'delete'), { key })).status).toBe(200);
    expect((await upsert(creator, on(post, 'delete'))).status).toBe(404);
    expect(await postsOf(creator.userId)).toEqual([]);
  });
});
