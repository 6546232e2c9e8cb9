import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { appealed, rejectedPost, sendAppeal, why } from '../fixtures/appeal-fixtures.ts';
import { type Creator, done, on, type Post, seen } from '../fixtures/post-fixtures.ts';
import { type AppealServer, startAppealServer } from '../harness/appeal-server.ts';
import { engines } from '../harness/test-server.ts';

describe.each(engines)('decisions on versions of one post on %s', (engine) => {
  let { server, anita, raghav, reset, published, claimedAndDecided } = {} as AppealServer;
  let creator: Creator;

  beforeAll(async () => {
    ({ server, anita, raghav, reset, published, claimedAndDecided } =
      await startAppealServer(engine));
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    creator = await reset();
  });

  /** The next version of a post is rejected, and then what readers see is taken down. */
  async function rejectedAndTakenDown(): Promise<Post> {
    const sent = await done(
      creator,
      on(await published(creator), 'submit', { title: 'अगला शीर्षक' }),
    );
    const rejected = await done(anita, on(sent, 'reject', why));
    server.clock.advance(60);
    const down = await done(
      anita,
      on(rejected, 'unpublish', { reasons: ['hate-speech'], note: 'हटाई।' }),
    );
    server.clock.advance(60);
    return down;
  }
  const overturned = (appealId: string) => claimedAndDecided(appealId, 'overturned');

  it('can each be appealed once', async () => {
    const post = await rejectedAndTakenDown();
    const { rejection, restriction } = post;
    expect(rejection?.decisionId).not.toBe(restriction?.decisionId);
    for (const decisionId of [rejection?.decisionId, restriction?.decisionId]) {
      const body = { postUID: post.postUID, decisionId: String(decisionId) };
      const { data: shown } = await creator.call('getPostAppeal', { body });
      expect(shown).toMatchObject({ status: 'available', decision: { decisionId } });
      const sent = await sendAppeal(creator, post, { decisionId: String(decisionId) });
      expect(sent.data?.decision?.decisionId).toBe(decisionId);
      expect(sent.data?.appeal?.state).toBe('open');
    }
    const rows = await server.db.selectFrom('appeals').select('action').execute();
    expect(rows.map(({ action }) => action).toSorted()).toEqual(['reject', 'unpublish']);
  });

  it('leaves a rejection in force when the take-down is reversed', async () => {
    const post = await rejectedAndTakenDown();
    const decisionId = String(post.restriction?.decisionId);
    const { data } = await sendAppeal(creator, post, { decisionId });
    const details = await overturned(String(data?.appeal?.appealId));
    expect(details.result).toBe('lifted');
    expect(await seen(creator, post)).toMatchObject({
      state: 'REJECTED',
      rejection: why,
      restriction: null,
    });
  });

  it('publishes the rejected version when only its rejection is reversed', async () => {
    const post = await rejectedAndTakenDown();
    const decisionId = String(post.rejection?.decisionId);
    const { data } = await sendAppeal(creator, post, { decisionId });
    const details = await overturned(String(data?.appeal?.appealId));
    expect(details).toMatchObject({ result: 'publishing', post: { title: 'अगला शीर्षक' } });
  });

  it.each(['unpublish', 'suspend', 'reject'] as const)(
    'keep the version that staff corrected before it was published: %s',
    async (action) => {
      const post = await published(creator, { isCorrected: true });
      await server.db.deleteFrom('post_versions').where('post_id', '=', post.postUID).execute();
      const edited = await done(creator, on(post, 'save', { title: 'सहेजा हुआ बदलाव' }));
      await server.db.deleteFrom('post_versions').where('post_id', '=', post.postUID).execute();
      const down = await done(anita, on(edited, action, why));
      server.clock.advance(60);
      const { appealId } = await appealed(creator, down);
      const { data } = await raghav.call('getAppeal', { body: { appealId } });
      expect(data).toMatchObject({ isDecidedVersion: true, post: { title: 'पहला शीर्षक' } });
    },
  );

  it('keep the rejected version beyond the limit of stored versions', async () => {
    let post = await rejectedPost(creator, anita);
    const { title } = post;
    for (let count = 0; count <= limits.postVersionsMax; count += 1) {
      server.clock.advance(60);
      post = await done(
        creator,
        on(post, 'save', { title: `बदलाव ${count}`, keepPrevious: true } as never),
      );
    }
    const { appealId } = await appealed(creator, post);
    const { data } = await raghav.call('getAppeal', { body: { appealId } });
    expect(data).toMatchObject({ isDecidedVersion: true, isEdited: true, post: { title } });
  });

  it('do not make a draft of a post that only staff have corrected since', async () => {
    const post = await published(creator);
    const corrected = await done(anita, on(post, 'update-advance-meta', { hashtags: ['खेती'] }));
    const down = await done(anita, on(corrected, 'suspend', why));
    server.clock.advance(60);
    const { appealId } = await appealed(creator, down);
    const details = await overturned(appealId);
    expect(details).toMatchObject({ result: 'publishing', isEdited: false });
    expect((await seen(creator, post)).state).toBe('PENDING');
  });
});
