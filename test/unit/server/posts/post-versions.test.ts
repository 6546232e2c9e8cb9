import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { removeExpired } from '#server/housekeeping.ts';
import { photo } from '#test/factories/sample-photo.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import {
  done,
  on,
  type Post,
  type PostInput,
  type PublishingServer,
  saved,
  startPublishingServer,
  upsert,
} from '../fixtures/post-fixtures.ts';
import { upload } from '../fixtures/upload-requests.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines } from '../harness/test-server.ts';

const day = 24 * 3600;
const paragraph = '<p>बारिश के बाद खेत हरे हैं और कुएँ भर गए हैं।</p>';
const paragraphs = (count: number) => paragraph.repeat(count);

describe.each(engines)('versions of a post on %s', (engine) => {
  let { server, publisher, staff, creator } = {} as PublishingServer;

  beforeAll(async () => {
    ({ server, publisher, staff, creator } = await startPublishingServer(engine));
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(() => publisher.reset());

  async function versions(
    client: ContractClient,
    { postUID }: Post,
    pageSize?: number,
    cursor?: string,
  ) {
    const { data } = await client.call('getPostVersions', {
      body: { postUID, ...(pageSize ? { pageSize } : {}) },
      ...(cursor ? { query: { cursor } } : {}),
    });
    return data;
  }
  const kinds = async (post: Post) =>
    (await versions(creator, post)).rows.map(
      ({ revision, kind }: { revision: number; kind: string }) => `${revision} ${kind}`,
    );
  /** Also long after everybody's session has ended. */
  async function keptKinds({ postUID }: Post): Promise<string[]> {
    const rows = await server.db
      .selectFrom('post_versions')
      .where('post_id', '=', postUID)
      .orderBy('revision')
      .select('kind')
      .execute();
    return rows.map(({ kind }) => kind);
  }
  const whole = async ({ postUID }: Post, revision: number) =>
    (await creator.call('getPostVersion', { body: { postUID, revision } })).data;
  const save = (post: Post, changes: Partial<PostInput>) =>
    done(creator, on(post, 'save', changes));
  const send = (post: Post, changes: Partial<PostInput> = {}) =>
    done(creator, on(post, 'submit', changes));
  async function publish(post: Post): Promise<void> {
    server.clock.advance(1);
    await done(staff, on(post, 'publish'));
    server.clock.advance(1);
    await publisher.drain();
  }

  it('are what was sent, and the end of each session of writing, not every save', async () => {
    let post = await saved(creator, { title: 'पहला' });
    for (const title of ['दूसरा', 'तीसरा']) {
      server.clock.advance(60);
      post = await save(post, { title });
    }
    expect(await kinds(post)).toEqual(['3 present']);
    server.clock.advance(limits.writingSessionIdleSeconds - 1);
    post = await save(post, { title: 'चौथा' });
    const endOfSession = server.clock.now().toISOString();
    server.clock.advance(limits.writingSessionIdleSeconds);
    post = await save(post, { title: 'पाँचवाँ' });
    post = await send(post);
    expect(await kinds(post)).toEqual(['6 sent', '4 paused']);
    const { version, before } = await whole(post, 6);
    expect([version.title, before?.title, before?.at]).toEqual(['पाँचवाँ', 'चौथा', endOfSession]);
  });

  it('are not made of what changes nothing', async () => {
    let post = await saved(creator);
    server.clock.advance(limits.writingSessionIdleSeconds);
    post = await send(post);
    expect(await kinds(post)).toEqual(['2 sent']);
  });

  it('are not delayed by actions without writing', async () => {
    let post = await saved(creator, { title: 'पहला' });
    server.clock.advance(limits.writingSessionIdleSeconds);
    post = await done(creator, on(post, 'archive'));
    post = await done(creator, on(post, 'restore'));
    post = await save(post, { title: 'दूसरा' });
    expect(await kinds(post)).toEqual(['2 present', '1 paused']);
  });

  it("are kept on request, as before overwriting another device's copy", async () => {
    let post = await saved(creator, { title: 'इस फ़ोन पर' });
    post = await save(post, { title: 'दूसरे फ़ोन पर', keepPrevious: true });
    expect(await kinds(post)).toEqual(['2 present', '1 replaced']);
    expect((await whole(post, 2)).before?.title).toBe('इस फ़ोन पर');
  });

  it('are kept where most of the text goes', async () => {
    let post = await saved(creator, { textContent: paragraphs(20) });
    post = await save(post, { textContent: paragraphs(11) });
    expect(await kinds(post)).toEqual(['2 present']);
    post = await save(post, { textContent: '' });
    expect(await kinds(post)).toEqual(['3 present', '2 replaced']);
  });

  it('show their outcome, and which one readers see', async () => {
    let post = await send(await saved(creator, { title: 'पहला' }));
    const why = {
      reasons: ['spelling-mistakes-in-title' as const],
      note: 'शीर्षक में दो शब्द ठीक करें।',
    };
    server.clock.advance(1);
    post = await done(staff, on(post, 'reject', why));
    server.clock.advance(1);
    post = await send(post, { title: 'दूसरा' });
    await publish(post);
    server.clock.advance(1);
    post = await send(post, { title: 'तीसरा' });
    const { rows } = await versions(creator, post);
    expect(rows).toMatchObject([
      {
        revision: 4,
        title: 'तीसरा',
        isLive: false,
        outcome: { action: 'submit', by: 'creator', byName: null },
      },
      {
        revision: 3,
        title: 'दूसरा',
        isLive: true,
        outcome: { action: 'handed-over', by: 'publisher' },
      },
      {
        revision: 2,
        title: 'पहला',
        isLive: false,
        outcome: { action: 'reject', ...why, by: 'staff', byName: null },
      },
    ]);
    expect((await versions(staff, post)).rows[2]?.outcome?.byName).toBe('Anita Rao');
    server.clock.advance(1);
    await done(staff, on(post, 'suspend', { reasons: ['fake-news'] }));
    const after = (await versions(creator, post)).rows;
    expect(after[0]?.outcome?.action, 'the edit is still in review').toBe('submit');
    expect([after[1]?.isLive, after[1]?.outcome?.action]).toEqual([false, 'suspend']);
  });

  it('are also what staff corrected before they handed it over', async () => {
    let post = await send(await saved(creator));
    post = await done(staff, on(post, 'update-advance-meta', { genre: 'news', subGenre: 'local' }));
    await publish(post);
    expect(await kinds(post)).toEqual([`${post.revision} published`, `${post.revision - 1} sent`]);
    const { version, before } = await whole(post, post.revision);
    expect([version.genre, before?.genre]).toEqual(['news', 'agriculture']);
  });

  it('are listed in pages', async () => {
    let post = await saved(creator, { title: '1' });
    for (const title of ['2', '3', '4', '5'])
      post = await save(post, { title, keepPrevious: true });
    const first = await versions(creator, post, 2);
    const cursor =
      new URL(first.nextPageUrl ?? '', 'http://portal').searchParams.get('cursor') ?? '';
    const second = await versions(creator, post, 3, cursor);
    const revisions = [...first.rows, ...second.rows].map(({ revision }) => revision);
    expect([revisions, second.nextPageUrl]).toEqual([[5, 4, 3, 2, 1], null]);
  });

  it(`are at most ${limits.postVersionsMax}: the oldest goes`, async () => {
    let post = await saved(creator, { title: '0' });
    for (let turn = 1; turn <= limits.postVersionsMax + 2; turn += 1)
      post = await save(post, { title: String(turn), keepPrevious: true });
    const { revisions } = await server.db
      .selectFrom('post_versions')
      .where('post_id', '=', post.postUID)
      .select(({ fn }) => fn.agg<number[]>('array_agg', ['revision']).as('revisions'))
      .executeTakeFirstOrThrow();
    expect(revisions).toHaveLength(limits.postVersionsMax);
    expect(Math.min(...revisions)).toBe(3);
  });

  it('restore a picture that another person had inserted', async () => {
    const agency = await signInAs(server, { role: 'agency' });
    await server.db
      .updateTable('people')
      .set({ agency_id: agency.userId })
      .where('id', '=', creator.userId)
      .execute();
    const id = (await upload(agency, await photo())).data.id;
    const wanted = { format: 'FORMAT_IMAGE' as const, textContent: '', imageKind: 'MEME' as const };
    const made = await upsert(
      agency,
      { ...wanted, action: 'save', clientId: crypto.randomUUID(), revision: 0, pictures: [{ id }] },
      { userId: creator.userId },
    );
    let post = made.data?.post as Post;
    post = await save(post, { pictures: [], keepPrevious: true });
    expect(post.pictures).toEqual([]);
    post = await save(post, { pictures: [{ id }] });
    expect(post.pictures).toMatchObject([{ id }]);
  });

  it('go with the post', async () => {
    const post = await save(await saved(creator), { title: 'दूसरा', keepPrevious: true });
    await done(creator, on(post, 'delete'));
    expect(await keptKinds(post)).toEqual([]);
  });

  it('are visible only to its readers, and only existing ones', async () => {
    const post = await send(await saved(creator));
    const other = await signInAs(server, { role: 'creator' });
    const { postUID } = post;
    expect((await other.call('getPostVersions', { body: { postUID } })).status).toBe(404);
    expect(
      (await other.call('getPostVersion', { body: { postUID, revision: post.revision } })).status,
    ).toBe(404);
    expect((await creator.call('getPostVersion', { body: { postUID, revision: 1 } })).status).toBe(
      404,
    );
  });

  it('are deleted after a while where they were never sent', async () => {
    let post = await send(await saved(creator, { title: 'पहला' }));
    post = await done(staff, on(post, 'reject', { reasons: ['fake-news'] }));
    post = await save(post, { title: 'दूसरा' });
    post = await save(post, { title: 'तीसरा', keepPrevious: true });
    server.clock.advance(limits.unsentVersionDays * day);
    await removeExpired(server.deps);
    expect(await keptKinds(post)).toEqual(['sent', 'replaced']);
    server.clock.advance(1);
    await removeExpired(server.deps);
    expect(await keptKinds(post)).toEqual(['sent']);
  });
});
