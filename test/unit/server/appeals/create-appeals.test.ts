import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { picture } from '#test/contract/contract-fixtures.ts';
import { assignAgency } from '../fixtures/agency-fixtures.ts';
import { appealed, appealOf, rejectedPost, sendAppeal, why } from '../fixtures/appeal-fixtures.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import {
  type Creator,
  done,
  on,
  type PublishingServer,
  seen,
  signInApproved,
  startPublishingServer,
} from '../fixtures/post-fixtures.ts';
import { upload } from '../fixtures/upload-requests.ts';
import { engines } from '../harness/test-server.ts';

const day = 24 * 3600;

describe.each(engines)('creating an appeal on %s', (engine) => {
  let { server, publisher, staff } = {} as PublishingServer;
  let creator: Creator;

  beforeAll(async () => {
    ({ server, publisher, staff } = await startPublishingServer(engine));
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    creator = await signInApproved(server);
  });

  const inSeconds = (seconds: number) =>
    new Date(server.clock.now().getTime() + seconds * 1000).toISOString();

  it('is acknowledged at once with a number and the promised time', async () => {
    const post = await rejectedPost(creator, staff);
    const before = await appealOf(creator, post);
    expect(before).toMatchObject({ status: 'available', decisionSeconds: 15 * day, appeal: null });
    expect(before.decision).toMatchObject({ action: 'reject', ...why });
    const { data } = await sendAppeal(creator, post);
    expect(data).toMatchObject({ status: 'appealed', decision: before.decision });
    const { reference, acknowledgedAt, createdAt, dueAt, state } = data?.appeal ?? {};
    expect(reference).toMatch(/^SR-\d{6,}$/);
    expect([acknowledgedAt, createdAt, dueAt, state]).toEqual([
      server.clock.now().toISOString(),
      server.clock.now().toISOString(),
      inSeconds(15 * day),
      'open',
    ]);
    expect(await appealOf(creator, post)).toEqual(data);
  });

  it('has numbers that differ', async () => {
    const first = await appealed(creator, await rejectedPost(creator, staff));
    const second = await appealed(creator, await rejectedPost(creator, staff));
    expect(first.reference).not.toBe(second.reference);
  });

  it.each(['unpublish', 'suspend'] as const)(
    'is possible after staff %s a post',
    async (action) => {
      const sent = await rejectedPost(creator, staff);
      const again = await done(creator, on(sent, 'submit', { title: sent.title }));
      await done(staff, on(again, 'publish'));
      await publisher.drain();
      server.clock.advance(1);
      const down = await done(staff, on(await seen(creator, again), action, why));
      expect(await appealOf(creator, down)).toMatchObject({ decision: { action, ...why } });
      await appealed(creator, down);
    },
  );

  it('is not offered for what the creator did, nor without a decision', async () => {
    const sent = await done(creator, on(await rejectedPost(creator, staff), 'submit'));
    expect(await appealOf(creator, sent)).toMatchObject({ status: 'none', decision: null });
    await done(staff, on(sent, 'publish'));
    await publisher.drain();
    server.clock.advance(1);
    await done(creator, on(await seen(creator, sent), 'unpublish'));
    expect(await appealOf(creator, sent)).toMatchObject({ status: 'none', decision: null });
    const refused = await sendAppeal(creator, sent, { decisionId: crypto.randomUUID() });
    expect(refused.error?.code).toBe('transition-not-allowed');
  });

  it('is created once for a decision: by a double tap, and again with a new key', async () => {
    const post = await rejectedPost(creator, staff);
    const key = crypto.randomUUID();
    const replies = await Promise.all([1, 2, 3].map(() => sendAppeal(creator, post, { key })));
    const again = await sendAppeal(creator, post);
    const ids = [...replies, again].map(({ data }) => data?.appeal?.appealId);
    expect([new Set(ids).size, again.status]).toEqual([1, 200]);
    const other = await sendAppeal(creator, post, { text: 'कुछ और।' });
    expect([other.status, other.error?.code]).toEqual([409, 'transition-not-allowed']);
  });

  it('lets one of two tabs with different texts win', async () => {
    const post = await rejectedPost(creator, staff);
    const replies = await Promise.all([
      sendAppeal(creator, post, { text: 'पहला।' }),
      sendAppeal(creator, post, { text: 'दूसरा।' }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is possible again after the next decision', async () => {
    const post = await rejectedPost(creator, staff);
    await appealed(creator, post);
    server.clock.advance(60);
    const sent = await done(creator, on(await seen(creator, post), 'submit'));
    expect((await appealOf(creator, sent)).appeal?.state).toBe('withdrawn');
    server.clock.advance(60);
    await done(staff, on(sent, 'reject', { reasons: ['hate-speech'] }));
    expect((await appealOf(creator, sent)).status).toBe('available');
    await appealed(creator, sent);
  });

  it('stays open while the creator only edits the post', async () => {
    const post = await rejectedPost(creator, staff);
    await appealed(creator, post);
    await done(creator, on(post, 'save', { title: 'नया शीर्षक' }));
    expect((await appealOf(creator, post)).appeal?.state).toBe('open');
  });

  it('limits the text, and the pictures to own ones', async () => {
    const post = await rejectedPost(creator, staff);
    const stranger = await signInApproved(server);
    const { data: foreign } = await upload(stranger, await picture('jpeg'));
    const { data: own } = await upload(creator, await picture('jpeg'));
    const fields = async (more: object) => (await sendAppeal(creator, post, more)).error?.fields;
    expect(await fields({ text: '  \n ' })).toEqual({ text: 'required' });
    expect(await fields({ text: 'क्षि'.repeat(limits.appealTextMax + 1) })).toEqual({
      text: 'too-long',
    });
    expect(await fields({ pictureIds: [own?.id, foreign?.id] })).toEqual({
      'pictureIds.1': 'not-allowed',
    });
    const four = Array.from({ length: limits.appealPicturesMax + 1 }, () => crypto.randomUUID());
    expect(await fields({ pictureIds: four })).toEqual({ pictureIds: 'too-many' });
    const { data } = await sendAppeal(creator, post, {
      text: 'क्षि'.repeat(limits.appealTextMax),
      pictureIds: [String(own?.id)],
    });
    expect(data?.appeal?.pictures).toMatchObject([{ id: own?.id, url: own?.url }]);
  });

  it('shows the creator the photos that their agency has sent', async () => {
    const post = await rejectedPost(creator, staff);
    const agency = await signInAs(server, { role: 'agency' });
    await assignAgency(server, creator.userId, agency.userId);
    const { data: photo } = await upload(agency, await picture('jpeg'));
    const { postUID } = post;
    const { data: shown } = await agency.call('getPostAppeal', {
      body: { postUID, userId: creator.userId },
    });
    const decisionId = shown?.decision?.decisionId ?? '';
    const more = { userId: creator.userId, decisionId, pictureIds: [String(photo?.id)] };
    expect((await sendAppeal(agency, post, more)).status).toBe(200);
    const file = photo?.url.split('/').at(-1) ?? '';
    const fetched = (client: typeof creator) =>
      client.call('getPictureOriginal', { path: { file } });
    expect((await fetched(creator)).status).toBe(200);
    expect((await fetched(await signInApproved(server))).status).toBe(404);
  });

  it('is for the creator and their agency only', async () => {
    const post = await rejectedPost(creator, staff);
    const { decision } = await appealOf(creator, post);
    const decisionId = decision?.decisionId ?? '';
    for (const other of [await signInApproved(server), staff]) {
      const { postUID } = post;
      expect((await other.call('getPostAppeal', { body: { postUID } })).status).toBe(404);
      expect((await sendAppeal(other, post, { decisionId })).status).toBe(404);
    }
    const agency = await signInAs(server, { role: 'agency' });
    const represented = { decisionId, userId: creator.userId };
    expect((await sendAppeal(agency, post, represented)).status).toBe(403);
    await assignAgency(server, creator.userId, agency.userId);
    expect((await sendAppeal(agency, post, represented)).status).toBe(200);
    expect((await appealOf(creator, post)).status).toBe('appealed');
  });

  it('refuses an acknowledgement after the legal limit', async () => {
    const { appealId } = await appealed(creator, await rejectedPost(creator, staff));
    const late = server.db
      .updateTable('appeals')
      .set({ acknowledged_at: new Date(server.clock.now().getTime() + (day + 1) * 1000) })
      .where('id', '=', appealId)
      .execute();
    await expect(late).rejects.toThrow('appeals');
  });
});

describe('the limits of appeals', () => {
  it('are shorter where the configuration says so', async () => {
    const { server, staff, creator } = await startPublishingServer('pglite', {
      APPEAL_DECISION_DAYS: '7',
    });
    const post = await rejectedPost(creator, staff);
    expect((await appealOf(creator, post)).decisionSeconds).toBe(7 * day);
    const { dueAt, createdAt } = await appealed(creator, post);
    expect(Date.parse(dueAt) - Date.parse(createdAt)).toBe(7 * day * 1000);
    await server.stop();
  });

  it('begin when the decision can no longer be undone', async () => {
    const { server, staff, creator } = await startPublishingServer('pglite', {
      UNDO_SECONDS: '10',
    });
    const post = await rejectedPost(creator, staff);
    const availableAt = new Date(server.clock.now().getTime() + 11_000).toISOString();
    expect(await appealOf(creator, post)).toMatchObject({ status: 'too-soon', availableAt });
    expect((await sendAppeal(creator, post)).error?.code).toBe('transition-not-allowed');
    server.clock.advance(10);
    expect((await sendAppeal(creator, post)).status, 'an undo may be running').toBe(409);
    server.clock.advance(1);
    expect((await sendAppeal(creator, post)).status).toBe(200);
    await server.stop();
  });
});
