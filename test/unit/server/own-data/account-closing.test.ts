import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseAccounts } from '#server/modules/own-data/closing/erase-accounts.ts';
import { sweepPosts } from '#server/modules/own-data/closing/sweep-posts.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import {
  type Creator,
  done,
  type Newsroom,
  on,
  openNewsroom,
  saved,
  signInApproved,
} from '../fixtures/post-fixtures.ts';
import { engines } from '../harness/test-server.ts';

const day = 24 * 3600;

describe.each(engines)('closing the account on %s', (engine) => {
  let { server, publisher } = {} as Newsroom;

  beforeAll(async () => {
    ({ server, publisher } = await openNewsroom(engine, { UNDO_SECONDS: '0' }));
  }, 60_000);
  afterAll(() => server?.stop());

  const close = (creator: Creator) =>
    creator.call('closeAccount', {
      body: { isUnderstood: true },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  const reopen = (creator: Creator) =>
    creator.call('reopenAccount', {
      body: {},
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  const published = async (creator: Creator) => {
    const post = await done(creator, on(await saved(creator), 'submit'));
    server.clock.advance(1);
    // Weeks pass between the tests, and sessions of staff end.
    const moderator = await signInAs(server, { role: 'staff' });
    await done(moderator, on(post, 'publish'));
    await publisher.drain();
    server.clock.advance(1);
    return post;
  };
  const sweep = async () => {
    await sweepPosts(server.deps);
    await publisher.drain();
  };
  const failures: unknown[] = [];
  const erase = () => eraseAccounts(server.deps, (error) => failures.push(error));

  it('ends the session, hides the posts, and a return shows them again', async () => {
    const creator = await signInApproved(server);
    const post = await published(creator);
    await publisher.reset();
    expect((await close(creator)).status).toBe(200);
    expect((await creator.call('getCurrentUser')).data?.userId).toBeNull();
    await sweep();
    expect(publisher.withdrawn).toEqual([post.postUID]);
    server.clock.advance(61);
    const back = await server.signIn(creator.phone);
    const { data } = await back.call('getCurrentUser');
    expect(data).toMatchObject({ nextScreen: 'account-closing', permissions: [] });
    const closing = (await back.call('getAccountClosing')).data?.closing;
    expect(Date.parse(closing?.eraseAt ?? '')).toBeGreaterThan(
      server.clock.now().getTime() + 29 * day * 1000,
    );
    expect((await reopen(back)).status).toBe(200);
    await sweep();
    expect(publisher.handedOver.map(({ postUID }) => postUID)).toEqual([post.postUID]);
    expect((await back.call('getCurrentUser')).data?.nextScreen).toBe('dashboard');
    server.clock.advance(60 * day);
    await erase();
    expect((await server.signIn(creator.phone)).userId).toBe(creator.userId);
  });

  it('erases everything after 30 days, and the number begins anew', async () => {
    const creator = await signInApproved(server);
    await published(creator);
    await close(creator);
    await sweep();
    server.clock.advance(29 * day);
    await erase();
    expect(
      await server.db
        .selectFrom('posts')
        .where('creator_id', '=', creator.userId)
        .select('id')
        .execute(),
    ).toHaveLength(1);
    server.clock.advance(14 * day);
    await erase();
    await erase();
    expect(failures).toEqual([]);
    expect(
      await server.db
        .selectFrom('posts')
        .where('creator_id', '=', creator.userId)
        .select('id')
        .execute(),
    ).toEqual([]);
    const person = await server.db
      .selectFrom('people')
      .where('id', '=', creator.userId)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(person).toMatchObject({ name: null, handle: null, bio: null });
    expect(person.position.accountStatus).toBe('erased');
    expect(await server.db.selectFrom('erasures').selectAll().execute()).toHaveLength(1);
    expect((await server.signIn(creator.phone)).userId).not.toBe(creator.userId);
  });
});
