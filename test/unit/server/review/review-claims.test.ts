import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { removeExpired } from '#server/housekeeping.ts';
import { type Creator, on, saved, signInApproved, upsert } from '../fixtures/post-fixtures.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

type Post = Awaited<ReturnType<typeof saved>>;
type Moderator = Awaited<ReturnType<typeof signInAsStaff>>;

const why = { reasons: ['fake-news' as const] };

describe.each(engines)('the claim of a moderator on %s', (engine) => {
  let server: TestServer;
  let anita: Moderator;
  let raghav: Moderator;
  let creator: Creator;

  beforeAll(async () => {
    server = await startTestServer(engine);
    anita = await signInAsStaff(server);
    raghav = await signInAsStaff(server);
    await server.db
      .updateTable('people')
      .set({ name: 'राघव' })
      .where('id', '=', raghav.userId)
      .execute();
    creator = await signInApproved(server);
  }, 60_000);
  afterAll(() => server?.stop());

  async function inReview(): Promise<Post> {
    const { data } = await upsert(creator, on(await saved(creator), 'submit'));
    if (!data) throw new Error("We couldn't send your post.");
    return data.post;
  }
  const claim = (by: Moderator, { postUID }: Post, takeOver?: boolean) =>
    by.call('claimReview', { body: { postUID, ...(takeOver ? { takeOver } : {}) } });
  const release = async (by: Moderator, { postUID }: Post) =>
    (await by.call('releaseReview', { body: { postUID } })).data?.released;
  async function queued(viewer: Moderator, { postUID }: Post) {
    const { data } = await viewer.call('getReviewQueue', { body: { filters: {}, pageSize: 50 } });
    return data?.rows.find((row) => row.postUID === postUID)?.claim;
  }
  const later = (seconds: number) =>
    new Date(server.clock.now().getTime() + seconds * 1000).toISOString();

  it('is shown in the queue to its holder and to others', async () => {
    const post = await inReview();
    expect(await queued(anita, post)).toBeNull();
    const { data } = await claim(raghav, post);
    const since = server.clock.now().toISOString();
    const held = {
      userId: raghav.userId,
      name: 'राघव',
      since,
      until: later(limits.reviewClaimSeconds),
    };
    expect(data).toEqual({ ...held, isMine: true });
    expect(await queued(raghav, post)).toEqual({ ...held, isMine: true });
    expect(await queued(anita, post)).toEqual({ ...held, isMine: false });
  });

  it('goes to one of two simultaneous moderators', async () => {
    const post = await inReview();
    const answers = await Promise.all([claim(anita, post), claim(raghav, post)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = answers[0].status === 200 ? answers : [answers[1], answers[0]];
    expect(lost.error).toMatchObject({
      code: 'claimed-by-other',
      claim: { userId: won.data?.userId, isMine: false },
    });
  });

  it.each([
    ['publish', {}],
    ['reject', why],
    ['update-advance-meta', { genre: 'news', subGenre: 'local' }],
  ] as const)('refuses %s to others, naming the holder', async (action, more) => {
    const post = await inReview();
    await claim(raghav, post);
    const refused = await upsert(anita, on(post, action, more));
    expect([refused.status, refused.error?.code]).toEqual([409, 'claimed-by-other']);
    expect(refused.error?.claim).toMatchObject({
      userId: raghav.userId,
      name: 'राघव',
      isMine: false,
    });
    expect((await upsert(raghav, on(post, action, more))).status).toBe(200);
  });

  it('ends with the decision', async () => {
    const post = await inReview();
    await claim(raghav, post);
    await upsert(raghav, on(post, 'reject', why));
    const rows = await server.db
      .selectFrom('review_claims')
      .where('post_id', '=', post.postUID)
      .selectAll()
      .execute();
    expect(rows).toEqual([]);
    expect((await claim(raghav, post)).error?.code).toBe('transition-not-allowed');
  });

  it('does not block a take-down, nor a decision without a claim', async () => {
    const post = await inReview();
    await server.db
      .updateTable('posts')
      .set({ live: 'PUBLISHED' })
      .where('id', '=', post.postUID)
      .execute();
    await claim(raghav, post);
    expect((await upsert(anita, on(post, 'unpublish', why))).data?.post.live).toBe('TAKEN_DOWN');
    expect(await queued(anita, post), 'the edit is still in hand').toMatchObject({
      userId: raghav.userId,
    });
    expect(await release(raghav, post)).toBe(true);
    expect((await upsert(anita, on(post, 'publish'))).status).toBe(200);
  });

  it('can be renewed, expires automatically and is deleted', async () => {
    const post = await inReview();
    const { data: first } = await claim(raghav, post);
    server.clock.advance(limits.reviewClaimSeconds - 1);
    const { data: renewed } = await claim(raghav, post);
    expect(renewed).toMatchObject({ since: first?.since, until: later(limits.reviewClaimSeconds) });
    server.clock.advance(limits.reviewClaimSeconds - 1);
    expect((await claim(anita, post)).status).toBe(409);
    server.clock.advance(1);
    expect(await queued(anita, post)).toBeNull();
    await removeExpired(server.deps);
    expect(await server.db.selectFrom('review_claims').selectAll().execute()).toEqual([]);
    const { data: next } = await claim(anita, post);
    expect(next).toMatchObject({ userId: anita.userId, since: server.clock.now().toISOString() });
  });

  it('that ran out passes to the next, from the beginning', async () => {
    const post = await inReview();
    await claim(raghav, post);
    server.clock.advance(limits.reviewClaimSeconds);
    const { data } = await claim(anita, post);
    expect(data).toMatchObject({ isMine: true, since: server.clock.now().toISOString() });
  });

  it('can be taken over, as the previous holder learns at the next renewal', async () => {
    const post = await inReview();
    await claim(raghav, post);
    expect((await claim(anita, post, true)).data).toMatchObject({
      userId: anita.userId,
      isMine: true,
    });
    const refused = await claim(raghav, post);
    expect(refused.error).toMatchObject({
      code: 'claimed-by-other',
      claim: { userId: anita.userId },
    });
    expect(await release(raghav, post), 'what is another’s stays').toBe(false);
    expect((await upsert(raghav, on(post, 'publish'))).error?.code).toBe('claimed-by-other');
    expect(await release(anita, post)).toBe(true);
    expect((await claim(raghav, post)).status).toBe(200);
  });

  it('is refused when there is nothing to decide', async () => {
    const draft = await saved(creator);
    expect((await claim(anita, draft)).error?.code).toBe('transition-not-allowed');
    expect((await claim(anita, { ...draft, postUID: crypto.randomUUID() })).status).toBe(404);
  });
});
