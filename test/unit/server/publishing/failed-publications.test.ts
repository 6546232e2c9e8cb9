import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PublisherUnavailable } from '#server/platform/providers/publisher.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import {
  done,
  on,
  type PublishingServer,
  saved,
  seen,
  signInApproved,
  startPublishingServer,
} from '../fixtures/post-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines } from '../harness/test-server.ts';

const why = { reasons: ['other' as const] };

describe.each(engines)('failed publications on %s', (engine) => {
  let setup: PublishingServer;
  let { server, publisher, staff, creator } = {} as PublishingServer;
  beforeAll(async () => {
    setup = await startPublishingServer(engine);
    ({ server, publisher, staff, creator } = setup);
  }, 60_000);
  afterAll(() => setup?.stop());
  beforeEach(() => publisher.reset());

  const submitted = async (title: string, writer: ContractClient = creator) =>
    done(writer, on(await saved(writer, { title }), 'submit'));
  async function failed(title: string, writer: ContractClient = creator) {
    const post = await submitted(title, writer);
    publisher.isDown = true;
    await done(staff, on(post, 'publish'));
    await publisher.drain();
    publisher.isDown = false;
    return post;
  }
  const list = async (filters: object, cursor?: string) => {
    const { data } = await staff.call('getFailedPublications', {
      body: { filters, pageSize: 2 },
      query: cursor ? { cursor } : {},
    });
    if (!data) throw new Error('There is no list.');
    return data;
  };
  const deliveryOf = async ({ title }: { title: string }) => {
    const [row] = (await list({ search: title })).rows;
    if (!row) throw new Error(`${title} is not listed.`);
    return row;
  };
  const get = async (deliveryId: string) =>
    (await staff.call('getPublication', { body: { deliveryId } })).data;
  const resend = (deliveryId: string, key = crypto.randomUUID(), by: ContractClient = staff) =>
    by.call('resendPublication', { body: { deliveryId }, headers: { 'idempotency-key': key } });

  it('lists what the publisher refused, with the post, its creator and the reason', async () => {
    const post = await failed('नर्मदा का पुल');
    const row = await deliveryOf(post);
    expect(row).toMatchObject({
      postUID: post.postUID,
      kind: 'publish',
      state: 'refused',
      failure: 'refused',
      reply: { code: 'closed' },
      attempts: 1,
      creator: { userId: creator.userId, name: 'मीरा कुलकर्णी' },
      canResend: true,
    });
    const detail = await get(row.deliveryId);
    expect(detail?.publication).toEqual(row);
    expect(detail?.attempts).toMatchObject([{ number: 1, outcome: 'refused' }]);
  });

  it('filters by state and reason and searches title, name and handle', async () => {
    const other = await signInApproved(server);
    await server.db
      .updateTable('people')
      .set({ name: 'Zoya Khan', handle: 'zoya.khan' })
      .where('id', '=', other.userId)
      .execute();
    const post = await failed('झील के पक्षी', other);
    const titles = async (filters: object) => (await list(filters)).rows.map(({ title }) => title);
    for (const search of ['के पक्षी', 'zoya KHAN', 'zoya.kh'])
      expect(await titles({ search }), search).toEqual([post.title]);
    for (const search of ['%', '_oya', 'no such thing'])
      expect(await titles({ search }), search).toEqual([]);
    expect(await titles({ search: 'zoya', state: ['refused'] })).toHaveLength(1);
    expect(await titles({ search: 'zoya', state: ['waiting', 'expired'] })).toEqual([]);
    expect(await titles({ search: 'zoya', failure: 'refused' })).toHaveLength(1);
    expect(await titles({ search: 'zoya', failure: 'timed-out' })).toEqual([]);
  });

  it('pages from the newest to the oldest and counts all states', async () => {
    await Promise.all(['एक', 'दो', 'तीन'].map((title) => failed(`पन्ना ${title}`)));
    const { counts } = await list({});
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ state: ['refused'] }, cursor);
      ids.push(...page.rows.map(({ deliveryId }) => deliveryId));
      cursor = page.nextPageUrl?.split('cursor=')[1];
    } while (cursor);
    expect(ids.length).toBe(counts.refused);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual([...ids].sort().reverse());
  });

  it('resends a refused publication once for one key, and publishes it', async () => {
    const post = await failed('फिर भेजें');
    const { deliveryId } = await deliveryOf(post);
    const key = crypto.randomUUID();
    const replies = [await resend(deliveryId, key), await resend(deliveryId, key)];
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies[1]?.data).toEqual(replies[0]?.data);
    expect(replies[0]?.data).toMatchObject({ state: 'waiting', canResend: false });
    expect((await seen(staff, post)).state).toBe('PENDING');
    await publisher.drain();
    expect((await seen(staff, post)).state).toBe('PUBLISHED');
    expect(publisher.deliveries.map(({ id }) => id)).toEqual([deliveryId]);
    expect((await get(deliveryId))?.publication).toMatchObject({ state: 'delivered', attempts: 2 });
    expect((await resend(deliveryId)).status, 'what is delivered').toBe(409);
  });

  it('leaves an entry in the audit trail and in the history of the post', async () => {
    const post = await failed('दर्ज किया गया');
    const { deliveryId } = await deliveryOf(post);
    server.clock.advance(1);
    await resend(deliveryId);
    const entry = await server.db
      .selectFrom('audit_entries')
      .where('operation', '=', 'resendPublication')
      .where('subject_id', '=', post.postUID)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(entry.person_id).toBe(staff.userId);
    expect(entry.changes).toMatchObject({ state: { before: 'refused', after: 'waiting' } });
    const history = await staff.call('getPostHistory', { body: { postUID: post.postUID } });
    expect(history.data?.rows[0]).toMatchObject({ action: 'publish', by: 'staff' });
  });

  it('sends a waiting delivery at once when staff resend it', async () => {
    const post = await submitted('बाद में');
    const { publish } = server.deps.publisher;
    server.deps.publisher.publish = async () => {
      throw new PublisherUnavailable({ failure: 'rate-limited', status: 429 }, 3600);
    };
    await done(staff, on(post, 'publish'));
    await publisher.drain();
    server.deps.publisher.publish = publish;
    const row = await deliveryOf(post);
    expect(row).toMatchObject({ state: 'waiting', failure: 'rate-limited', canResend: true });
    expect((await resend(row.deliveryId)).status).toBe(200);
    await publisher.drain();
    expect((await seen(staff, post)).state).toBe('PUBLISHED');
  });

  it('is not resent while another moderator has claimed the post', async () => {
    const post = await failed('किसी और के पास');
    const { deliveryId } = await deliveryOf(post);
    const { revision } = post;
    const colleague = await signInAs(server, { role: 'staff' });
    await server.db
      .insertInto('review_claims')
      .values({
        post_id: post.postUID,
        person_id: colleague.userId,
        since: server.clock.now(),
        until: new Date(server.clock.now().getTime() + 60_000),
      })
      .execute();
    const refused = await resend(deliveryId);
    expect([refused.status, refused.error.code]).toEqual([409, 'claimed-by-other']);
    expect((await seen(staff, post)).revision).toBe(revision);
    expect((await resend(deliveryId, crypto.randomUUID(), colleague)).status).toBe(200);
  });

  it('lists a withdrawal that failed, and ends it when staff resend it', async () => {
    const post = await submitted('हटाया जाए');
    await done(staff, on(post, 'publish'));
    await publisher.drain();
    const { withdraw } = server.deps.publisher;
    publisher.isDown = true;
    await done(staff, on(await seen(staff, post), 'unpublish', why));
    await publisher.drain();
    server.clock.advance(3600);
    await publisher.drain();
    publisher.isDown = false;
    const row = await deliveryOf(post);
    expect(row).toMatchObject({ kind: 'withdraw', state: 'waiting', revision: null });
    expect((await resend(row.deliveryId)).status).toBe(200);
    await publisher.drain();
    expect(publisher.withdrawn).toEqual([post.postUID]);
    expect(server.deps.publisher.withdraw).toBe(withdraw);
    expect((await list({ search: post.title })).rows).toEqual([]);
  });

  it('no longer lists a publication after staff have rejected the post', async () => {
    const post = await failed('अस्वीकार होगा');
    const { deliveryId } = await deliveryOf(post);
    await done(staff, on(await seen(staff, post), 'reject', { ...why, note: 'फिर से लिखिए।' }));
    expect((await list({ search: post.title })).rows).toEqual([]);
    expect((await get(deliveryId))?.publication.state).toBe('superseded');
    const { status, error } = await resend(deliveryId);
    expect([status, error.code]).toEqual([409, 'transition-not-allowed']);
  });

  it('refuses a delivery that does not exist', async () => {
    expect((await resend(crypto.randomUUID())).status).toBe(404);
    const unknown = { body: { deliveryId: crypto.randomUUID() } };
    expect((await staff.call('getPublication', unknown)).status).toBe(404);
  });

  it('refuses a cursor that it did not create', async () => {
    const { status, error } = await staff.call('getFailedPublications', {
      body: { filters: {} },
      query: { cursor: 'bm90aGluZw' },
    });
    expect([status, error.fields]).toEqual([400, { cursor: 'malformed' }]);
  });
});
