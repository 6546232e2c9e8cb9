import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  on,
  type PostInput,
  type PublishingServer,
  saved,
  startPublishingServer,
  upsert,
} from '../fixtures/post-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines } from '../harness/test-server.ts';

describe.each(engines)('the wall of fame on %s', (engine) => {
  let { server, publisher, staff, creator } = {} as PublishingServer;

  beforeAll(async () => {
    ({ server, publisher, staff, creator } = await startPublishingServer(engine, {
      WALL_OF_FAME: '1',
    }));
  }, 60_000);
  afterAll(() => server?.stop());

  /** A post that readers see. */
  async function live(changes: Partial<PostInput> = {}) {
    const sent = await upsert(creator, on(await saved(creator, changes), 'submit'));
    await upsert(staff, on(sent.data.post, 'publish'));
    await publisher.drain();
    return (
      await creator.call('getPostById', { path: { postId: sent.data.post.postUID }, body: {} })
    ).data;
  }
  const feature = (postIds: string[]) => staff.call('upsertFeaturedPost', { body: { postIds } });
  const wall = async (client: ContractClient, language?: 'hi' | 'ur') =>
    (await client.call('getFeaturedPosts', { body: language ? { filters: { language } } : {} }))
      .data?.rows;
  const ids = async (client: ContractClient, language?: 'hi' | 'ur') =>
    (await wall(client, language))?.map(({ postUID }) => postUID);

  // spec 3.38
  it('shows what staff chose, in their order', async () => {
    const [first, second, urdu] = [await live(), await live(), await live({ language: 'ur' })];
    const chosen = [second.postUID, urdu.postUID, first.postUID];
    const { data } = await feature(chosen);
    expect(data.rows.map(({ postUID }) => postUID)).toEqual(chosen);
    expect(data.rows[0]).toMatchObject({
      title: second.title,
      excerpt: 'विदर्भ के किसानों के चेहरे खिल उठे हैं।',
      creator: { userId: creator.userId, blueTick: true },
    });
    expect(await ids(await server.signIn()), 'to any creator').toEqual(chosen);
    expect(await ids(creator, 'ur')).toEqual([urdu.postUID]);
    await feature([first.postUID]);
    expect(await ids(creator), 'the whole choice is replaced').toEqual([first.postUID]);
    await feature([]);
    expect(await ids(creator)).toEqual([]);
  });

  it('leaves an entry in the audit trail with the choice before and after', async () => {
    const [first, second] = [await live(), await live()];
    await feature([first.postUID]);
    await feature([second.postUID, first.postUID]);
    const entries = await server.db
      .selectFrom('audit_entries')
      .where('operation', '=', 'upsertFeaturedPost')
      .select('changes')
      .execute();
    expect(entries.map(({ changes }) => changes.postIds)).toContainEqual({
      before: [first.postUID],
      after: [second.postUID, first.postUID],
    });
  });

  it('is not changed from an outdated choice', async () => {
    const [first, second, third] = [await live(), await live(), await live()];
    const replace = (before: string[], postIds: string[]) =>
      staff.call('upsertFeaturedPost', { body: { before, postIds } });
    await feature([first.postUID, second.postUID]);
    const mine = [second.postUID, first.postUID];
    expect((await replace([first.postUID, second.postUID], mine)).status).toBe(200);
    expect((await replace([first.postUID, second.postUID], mine)).status, 'repeated').toBe(200);
    const late = await replace([first.postUID, second.postUID], [third.postUID]);
    expect([late.status, late.error.code]).toEqual([409, 'revision-conflict']);
    expect(await ids(creator)).toEqual(mine);
    await feature([]);
  });

  it('is not changed by a choice with a post that readers do not see', async () => {
    const [post, draft] = [await live(), await saved(creator)];
    await feature([post.postUID]);
    const { status, error } = await feature([post.postUID, draft.postUID, crypto.randomUUID()]);
    const fields = { 'postIds.1': 'not-allowed', 'postIds.2': 'not-allowed' };
    expect([status, error.fields]).toEqual([400, fields]);
    expect(await ids(creator)).toEqual([post.postUID]);
  });

  it('shows the version that readers see while an edit waits for review', async () => {
    const post = await live({ title: 'पहला शीर्षक' });
    await feature([post.postUID]);
    const edit = { title: 'दूसरा शीर्षक', textContent: '<p>नया पाठ।</p>' };
    await upsert(creator, on(post, 'submit', edit));
    expect(await wall(creator)).toMatchObject([
      { title: 'पहला शीर्षक', excerpt: 'विदर्भ के किसानों के चेहरे खिल उठे हैं।' },
    ]);
  });

  it('leaves out posts taken down, deleted, or by blocked creators', async () => {
    const [kept, taken] = [await live(), await live()];
    await feature([taken.postUID, kept.postUID]);
    const down = await upsert(staff, on(taken, 'unpublish', { reasons: ['fake-news'] }));
    expect(down.status).toBe(200);
    expect(await ids(creator)).toEqual([kept.postUID]);
    await server.db.deleteFrom('posts').where('id', '=', taken.postUID).execute();
    const person = await server.db
      .selectFrom('people')
      .where('id', '=', creator.userId)
      .selectAll();
    const { position } = await person.executeTakeFirstOrThrow();
    const setAccountStatus = (accountStatus: 'active' | 'blocked') =>
      server.db
        .updateTable('people')
        .set({ position: JSON.stringify({ ...position, accountStatus }) })
        .where('id', '=', creator.userId)
        .execute();
    await setAccountStatus('blocked');
    expect(await ids(staff)).toEqual([]);
    await setAccountStatus('active');
    expect(await ids(staff)).toEqual([kept.postUID]);
  });

  it('is closed to creators, not to staff, where it is switched off', async () => {
    const { config } = server.deps;
    server.deps.config = { ...config, enableWallOfFame: false };
    const refused = await creator.call('getFeaturedPosts', { body: {} });
    expect([refused.status, refused.error.code]).toEqual([409, 'not-available']);
    expect((await staff.call('getFeaturedPosts', { body: {} })).status).toBe(200);
    server.deps.config = config;
  });
});
