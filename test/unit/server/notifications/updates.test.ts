import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  done,
  on,
  type Post,
  type PublishingServer,
  saved,
  startPublishingServer,
} from '../fixtures/post-fixtures.ts';
import { engines } from '../harness/test-server.ts';

const rejection = { reasons: ['other' as const], note: 'अधूरा' };

describe.each(engines)('asking for updates on %s', (engine) => {
  let { server, publisher, staff, creator } = {} as PublishingServer;

  beforeAll(async () => {
    ({ server, publisher, staff, creator } = await startPublishingServer(engine));
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(() => publisher.reset());

  const updates = async (client = creator) => (await client.call('getUpdates')).data;
  /** What differs in the answer before and after. */
  const hasChanged = async (act: () => Promise<unknown>) => {
    const before = await updates();
    server.clock.advance(1);
    await act();
    return before?.posts !== (await updates())?.posts;
  };
  const inReview = async (): Promise<Post> => done(creator, on(await saved(creator), 'submit'));

  it('says nothing of somebody without posts, nor of the posts of others', async () => {
    const stranger = await server.signIn();
    expect(await updates(stranger)).toMatchObject({ posts: null, postsChangedAt: null });
    await inReview();
    expect(await updates(stranger)).toMatchObject({ posts: null, postsChangedAt: null });
  });

  it('stays the same while nothing happens', async () => {
    await inReview();
    expect(await hasChanged(async () => {})).toBe(false);
  });

  it('differs after each decision and after the reply of the publisher', async () => {
    const post = await inReview();
    const refused = await inReview();
    expect(await hasChanged(() => done(staff, on(post, 'publish')))).toBe(true);
    expect(await hasChanged(() => publisher.drain())).toBe(true);
    expect(await hasChanged(() => done(staff, on(refused, 'reject', rejection)))).toBe(true);
    expect(await hasChanged(() => done(staff, on(post, 'suspend', rejection)))).toBe(true);
    const { postsChangedAt } = (await updates()) ?? {};
    expect(postsChangedAt).toBe(server.clock.now().toISOString());
  });

  it('differs after a change that was committed behind a later one', async () => {
    const late = await inReview();
    await inReview();
    const set = { state: 'REJECTED', updated_at: new Date(server.clock.now().getTime() - 1) };
    const act = () =>
      server.db
        .updateTable('posts')
        .set(set as never)
        .where('id', '=', late.postUID)
        .execute();
    const before = await updates();
    await act();
    const now = await updates();
    expect(now?.postsChangedAt).toBe(before?.postsChangedAt);
    expect(now?.posts).not.toBe(before?.posts);
  });
});
