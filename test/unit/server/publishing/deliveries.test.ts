import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliveryLimits } from '#domain/post/publication-deliveries.ts';
import { removeExpired } from '#server/housekeeping.ts';
import { requeueDueDeliveries } from '#server/modules/posts/publishing/deliver.ts';
import { requeuePendingPosts } from '#server/modules/posts/publishing/publish-post.ts';
import { withdrawPost } from '#server/modules/posts/publishing/withdraw-post.ts';
import {
  findLastDelivery,
  reserveAttempt,
  reservedSeconds,
} from '#server/modules/posts/repository/deliveries.ts';
import { createWebhookPublisher } from '#server/platform/providers/webhook-publisher.ts';
import { readWebhookSecret } from '#server/platform/providers/webhook-signature.ts';
import {
  done,
  on,
  type PublishingServer,
  saved,
  seen,
  startPublishingServer,
} from '../fixtures/post-fixtures.ts';
import { staffPassword } from '../fixtures/staff-fixtures.ts';
import { accept, type Receiver, reply, startReceiver } from '../fixtures/webhook-receiver.ts';
import { engines } from '../harness/test-server.ts';

const day = 24 * 3600;
const why = { reasons: ['other' as const] };

describe.each(engines)('deliveries to a webhook on %s', (engine) => {
  let { server, staff, creator } = {} as PublishingServer;
  let setup: PublishingServer;
  let receiver: Receiver;

  beforeAll(async () => {
    setup = await startPublishingServer(engine);
    ({ server, staff, creator } = setup);
    receiver = await startReceiver();
    server.deps.publisher = createWebhookPublisher({
      url: receiver.url,
      keys: [readWebhookSecret(`whsec_${Buffer.alloc(32, 1).toString('base64')}`)],
      baseUrl: 'https://creators.example',
      now: server.clock.now,
      timeoutMs: 2000,
    });
  }, 60_000);
  afterAll(async () => {
    await receiver?.stop();
    await setup?.stop();
  });
  beforeEach(async () => {
    receiver.received.length = 0;
    receiver.answers.length = 0;
    await signInAgain();
  });
  /** Sessions of staff end after 12 hours. */
  const signInAgain = () =>
    staff.call('login', {
      body: { loginType: 'INTERNAL', email: setup.staff.email, password: staffPassword },
    });
  // What one test leaves in the queue is no concern of the next.
  afterEach(async () => {
    receiver.answers.length = 0;
    server.clock.advance(7200);
    await server.jobs.drain();
  });

  const drain = () => server.jobs.drain();
  async function pending() {
    const post = await done(creator, on(await saved(creator), 'submit'));
    return done(staff, on(post, 'publish'));
  }
  async function published() {
    const post = await pending();
    await drain();
    return seen(staff, post);
  }
  const ids = () => receiver.received.map(({ headers }) => headers['webhook-id']);
  const types = () => receiver.messages().map(({ type }) => type);
  const last = async ({ postUID }: { postUID: string }) => {
    const delivery = await findLastDelivery(server.db, postUID);
    if (!delivery) throw new Error('There is no delivery.');
    return delivery;
  };
  const attemptsOf = async (post: { postUID: string }) =>
    server.db
      .selectFrom('delivery_attempts')
      .where('delivery_id', '=', (await last(post)).id)
      .orderBy('number')
      .selectAll()
      .execute();
  /** Puts the clock forward to the next attempt and makes it. */
  async function advanceToNextAttempt(post: { postUID: string }) {
    const { next_attempt_at: next } = await last(post);
    if (!next) throw new Error('There is no next attempt.');
    server.clock.advance((next.getTime() - server.clock.now().getTime()) / 1000);
    await drain();
  }

  it('publishes what the receiver accepts, and stores where readers find it', async () => {
    const url = 'https://news.example/p/1';
    receiver.answers.push(reply(200, { status: 'published', url }));
    const post = await published();
    expect(post.state).toBe('PUBLISHED');
    expect(receiver.messages()).toMatchObject([
      { type: 'post.publish', data: { postUID: post.postUID, title: post.title, revision: 2 } },
    ]);
    expect(await last(post)).toMatchObject({ state: 'delivered', url, attempts: 1, failure: null });
  });

  it('repeats what is not confirmed under the same delivery id, and publishes once', async () => {
    receiver.answers.push(reply(503, ''), reply(200, 'not JSON'));
    const post = await pending();
    await drain();
    expect((await seen(staff, post)).state).toBe('PENDING');
    await advanceToNextAttempt(post);
    expect((await seen(staff, post)).state).toBe('PENDING');
    await advanceToNextAttempt(post);
    expect((await seen(staff, post)).state).toBe('PUBLISHED');
    expect(receiver.received).toHaveLength(3);
    expect(new Set(ids()).size).toBe(1);
    expect(await attemptsOf(post)).toMatchObject([
      { number: 1, outcome: 'server-error', status: 503 },
      { number: 2, outcome: 'invalid-reply', status: 200 },
      { number: 3, outcome: 'delivered', status: null },
    ]);
  });

  it('waits as long as Retry-After says', async () => {
    receiver.answers.push(reply(429, '', { 'retry-after': '600' }));
    const post = await pending();
    await drain();
    server.clock.advance(599);
    await requeueDueDeliveries(server.deps);
    await requeuePendingPosts(server.deps);
    await drain();
    expect(receiver.received).toHaveLength(1);
    server.clock.advance(1);
    await drain();
    expect((await seen(staff, post)).state).toBe('PUBLISHED');
  });

  it('gives up after 24 hours with fewer than 60 attempts', async () => {
    const refuse = Array.from({ length: 100 }, () => reply(500, ''));
    receiver.answers.push(...refuse);
    const post = await pending();
    const since = server.clock.now().getTime();
    await drain();
    while ((await last(post)).state === 'waiting') await advanceToNextAttempt(post);
    expect((server.clock.now().getTime() - since) / 1000).toBe(deliveryLimits.retrySeconds);
    expect(receiver.received.length).toBeGreaterThan(25);
    expect(receiver.received.length).toBeLessThan(60);
    expect(new Set(ids()).size).toBe(1);
    expect(await last(post)).toMatchObject({ state: 'expired', failure: 'server-error' });
    expect((await seen(creator, post)).state).toBe('PUBLISH_FAILED');
  });

  it('leaves a refusal to staff, who send the same delivery again', async () => {
    receiver.answers.push(reply(200, { status: 'refused', code: 'no-title', message: 'Empty' }));
    const post = await published();
    expect(post.state).toBe('PUBLISH_FAILED');
    expect(await last(post)).toMatchObject({
      state: 'refused',
      code: 'no-title',
      message: 'Empty',
    });
    server.clock.advance(2 * day);
    await drain();
    expect(receiver.received, 'nothing is tried again by itself').toHaveLength(1);
    await signInAgain();
    await done(staff, on(post, 'publish'));
    await drain();
    expect((await seen(staff, post)).state).toBe('PUBLISHED');
    expect(new Set(ids()).size).toBe(1);
  });

  it('sends one request for two jobs at once', async () => {
    await pending();
    await requeuePendingPosts(server.deps);
    await requeueDueDeliveries(server.deps);
    await drain();
    expect(receiver.received).toHaveLength(1);
  });

  it('continues the delivery of a process that stopped in the middle', async () => {
    const post = await pending();
    const subject = { postId: post.postUID, kind: 'publish', revision: post.revision } as const;
    const before = await reserveAttempt(server.db, subject, server.clock.now());
    if (before.kind !== 'reserved') throw new Error('It was not reserved.');
    await requeuePendingPosts(server.deps);
    await drain();
    expect(receiver.received, 'while the attempt may be running').toEqual([]);
    server.clock.advance(reservedSeconds);
    await drain();
    expect((await seen(staff, post)).state).toBe('PUBLISHED');
    expect(ids()).toEqual([before.delivery.id]);
    expect((await attemptsOf(post)).map(({ outcome }) => outcome)).toEqual([null, 'delivered']);
  });

  it('withdraws only after the running publication', async () => {
    const post = await published();
    const edit = await done(creator, on(post, 'submit', { title: 'दूसरा संस्करण' }));
    const sent = await done(staff, on(edit, 'publish'));
    receiver.received.length = 0;
    const jobs = { postUID: post.postUID };
    receiver.answers.push(async (response, received) => {
      await done(staff, on(sent, 'unpublish', why));
      // Another process takes the withdrawal while this reply is awaited.
      await withdrawPost(server.deps, jobs, () => {});
      expect(receiver.received).toHaveLength(1);
      accept(response, received);
    });
    await drain();
    expect(types()).toEqual(['post.publish', 'post.withdraw']);
    const [first, second] = receiver.messages().map(({ data }) => data.sequence);
    expect(second).toBeGreaterThan(Number(first));
    server.clock.advance(3600);
    await drain();
    expect(types(), 'and nothing after it').toHaveLength(2);
    expect((await seen(staff, post)).live).toBe('TAKEN_DOWN');
  });

  it('never repeats a publication that a withdrawal has superseded', async () => {
    const post = await published();
    const edit = await done(creator, on(post, 'submit', { title: 'दूसरा संस्करण' }));
    const sent = await done(staff, on(edit, 'publish'));
    receiver.received.length = 0;
    receiver.answers.push(reply(503, ''));
    await drain();
    await done(staff, on(sent, 'unpublish', why));
    await drain();
    server.clock.advance(7200);
    await requeueDueDeliveries(server.deps);
    await drain();
    expect(types()).toEqual(['post.publish', 'post.withdraw']);
    const states = await server.db
      .selectFrom('publication_deliveries')
      .where('post_id', '=', post.postUID)
      .orderBy('created_at')
      .select('state')
      .execute();
    expect(states.map(({ state }) => state)).toEqual(['delivered', 'superseded', 'delivered']);
  });

  it('withdraws a post that is deleted before the publisher confirms', async () => {
    const post = await published();
    receiver.answers.push(reply(503, ''));
    const down = await done(creator, on(post, 'unpublish'));
    await drain();
    await done(creator, on(down, 'delete'));
    await advanceToNextAttempt(post);
    expect(types()).toEqual(['post.publish', 'post.withdraw', 'post.withdraw']);
    expect((await last(post)).state).toBe('delivered');
  });

  it('publishes the same revision again under a new id after a withdrawal', async () => {
    const post = await published();
    const down = await done(staff, on(post, 'unpublish', why));
    await drain();
    await done(staff, on(down, 'publish'));
    await drain();
    expect(types()).toEqual(['post.publish', 'post.withdraw', 'post.publish']);
    expect(new Set(ids()).size).toBe(3);
    expect((await seen(staff, post)).state).toBe('PUBLISHED');
  });

  it('sends the publisher a warning as an update', async () => {
    const post = await published();
    await done(staff, on(post, 'mark-sensitive', why));
    await drain();
    expect(receiver.messages().at(-1)).toMatchObject({
      type: 'post.update',
      data: { postUID: post.postUID, sensitive: true },
    });
  });

  it('exports what is not confirmed and what failed to Prometheus', async () => {
    const metric = async (name: string) => {
      const { body } = await server.app.inject('/metrics');
      return Number(
        body
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.split(' ')[1],
      );
    };
    const failed = 'publications_failed{kind="publish"}';
    const oldest = 'publications_oldest_undelivered_seconds{kind="publish"}';
    const before = await metric(failed);
    receiver.answers.push(reply(503, ''), reply(409, ''));
    const post = await pending();
    await drain();
    server.clock.advance(2);
    expect(await metric(oldest)).toBe(2);
    await advanceToNextAttempt(post);
    expect([await metric(oldest), await metric(failed)]).toEqual([0, before + 1]);
    expect(await metric('publication_attempts_total{outcome="rejected"}')).toBeGreaterThan(0);
  });

  it('leaves a withdrawal that is refused to staff', async () => {
    const post = await published();
    receiver.answers.push(reply(410, ''));
    await done(staff, on(post, 'unpublish', why));
    await drain();
    expect(await last(post)).toMatchObject({ kind: 'withdraw', state: 'refused', status: 410 });
  });

  it('keeps deliveries that failed and removes old ones that are done', async () => {
    const kept = await published();
    receiver.answers.push(reply(410, ''));
    await done(staff, on(kept, 'unpublish', why));
    await drain();
    const other = await published();
    server.clock.advance(deliveryLimits.keptDays * day + 1);
    await removeExpired(server.deps);
    expect((await last(kept)).state).toBe('refused');
    expect(await findLastDelivery(server.db, other.postUID)).toBeUndefined();
  });
});
