import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { removeExpired } from '#server/housekeeping.ts';
import type { BodyOf } from '#server/http/handler.ts';
import { notify } from '#server/modules/notifications/index.ts';
import { newId } from '#server/platform/database/ids.ts';
import { choose, openConflict } from '../fixtures/account-fixtures.ts';
import {
  type Creator,
  done,
  on,
  type Post,
  type PublishingServer,
  saved,
  signInApproved,
  startPublishingServer,
  upsert,
} from '../fixtures/post-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines } from '../harness/test-server.ts';

const rejection = { reasons: ['other' as const], note: 'अधूरा' };
const day = 24 * 3600;

describe.each(engines)('notifications on %s', (engine) => {
  let { server, publisher, staff } = {} as PublishingServer;
  let creator: Creator;

  beforeAll(async () => {
    ({ server, publisher, staff } = await startPublishingServer(engine, { UNDO_SECONDS: '0' }));
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    await publisher.reset();
    creator = await signInApproved(server);
    await server.db.deleteFrom('notifications').execute();
  });

  const list = async (client: ContractClient = creator) =>
    (await client.call('getNotifications')).data?.rows ?? [];
  const kinds = async (client?: ContractClient) => (await list(client)).map(({ kind }) => kind);
  const updates = async (client: ContractClient = creator) =>
    (await client.call('getUpdates')).data;
  const inReview = async (): Promise<Post> => {
    server.clock.advance(1);
    return done(creator, on(await saved(creator), 'submit'));
  };
  const read = (body: BodyOf<'readNotifications'>, client: ContractClient = creator) =>
    client.call('readNotifications', { body });
  /** Gives a person so many notifications, one a second. */
  async function give(personId: string, count: number): Promise<string[]> {
    const ids: string[] = [];
    for (let number = 0; number < count; number += 1) {
      server.clock.advance(1);
      const now = server.clock.now();
      const eventId = newId(now);
      await notify(server.db, { kind: 'invoice-issued', personId, eventId, now });
      ids.unshift((await list())[0]?.notificationId ?? '');
    }
    return ids;
  }

  it('announce each decision on a post with its title, and open the post', async () => {
    const post = await inReview();
    await done(staff, on(post, 'publish'));
    expect(await list()).toEqual([]);
    await publisher.drain();
    server.clock.advance(1);
    await done(staff, on(post, 'suspend', rejection));
    const refused = await inReview();
    server.clock.advance(1);
    await done(staff, on(refused, 'reject', rejection));
    expect(await list()).toMatchObject([
      { kind: 'post-rejected', postUID: refused.postUID, title: refused.title, isRead: false },
      { kind: 'post-restricted', postUID: post.postUID },
      { kind: 'post-published', postUID: post.postUID },
    ]);
    expect(JSON.stringify(await list())).not.toContain(rejection.note);
  });

  it('announce a publication that failed, and nothing that creators do themselves', async () => {
    const post = await inReview();
    publisher.isDown = true;
    await done(staff, on(post, 'publish'));
    await publisher.drain();
    expect(await kinds()).toEqual(['post-not-published']);
    publisher.isDown = false;
    const other = await inReview();
    await done(staff, on(other, 'publish'));
    await publisher.drain();
    server.clock.advance(1);
    await done(creator, on(other, 'unpublish'));
    expect(await kinds()).toEqual(['post-published', 'post-not-published']);
  });

  it('announce a decision on the profile', async () => {
    const person = await server.signIn();
    await person.call('register', {
      body: {
        registerData: {
          name: 'आशा पाटील',
          handle: `a${person.userId.replaceAll('-', '').slice(-20)}`,
          bio: 'खेती पर लिखती हूँ।',
          languages: ['hi'],
          isAdult: true,
        },
      },
    });
    const body = { creatorUserId: person.userId, action: 'reject' as const };
    await staff.call('updateDetailsStatus', { body: { ...body, reasons: ['social-profile'] } });
    expect(await kinds(person)).toEqual(['profile-rejected']);
  });

  it('are written once and with their event: a repeated or failed call adds none', async () => {
    const post = await inReview();
    const key = crypto.randomUUID();
    const reject = on(post, 'reject', rejection);
    const replies = await Promise.all([1, 2, 3].map(() => upsert(staff, reject, { key })));
    expect(replies.some(({ status }) => status === 200)).toBe(true);
    await upsert(staff, reject);
    expect(await kinds()).toEqual(['post-rejected']);
    server.clock.advance(1);
    const now = server.clock.now();
    const event = { kind: 'sign-in', personId: creator.userId, eventId: newId(now), now } as const;
    await Promise.all([1, 2, 3].map(() => notify(server.db, event)));
    expect(await kinds()).toEqual(['sign-in', 'post-rejected']);
    const undone = server.db.transaction().execute(async (trx) => {
      await notify(trx, { ...event, eventId: newId(now) });
      throw new Error('The event fails.');
    });
    await expect(undone).rejects.toThrow('The event fails.');
    expect(await kinds()).toHaveLength(2);
  });

  it('announce a sign-in on a new browser, but not on the first one or a known one', async () => {
    const first = await server.signIn();
    expect(await kinds(first)).toEqual([]);
    const second = await server.signIn(first.phone);
    expect(await kinds(second)).toEqual(['sign-in']);
    await second.call('logout');
    const body = { loginType: 'GOOGLE' as const, googleAccessToken: 'person:notified' };
    const social = server.client();
    await social.call('login', { body });
    await social.call('logout');
    await social.call('login', { body });
    expect(await kinds(social)).toEqual([]);
  });

  it('are counted, and marked as read one by one or up to one of them', async () => {
    const [, , third] = await give(creator.userId, 3);
    expect(await updates()).toMatchObject({ unread: 3 });
    const [newest, middle] = await list();
    expect((await updates())?.lastNotificationId).toBe(newest?.notificationId);
    await read({ notificationId: third ?? '', andOlder: false });
    await read({ notificationId: third ?? '', andOlder: false });
    expect(await updates()).toMatchObject({ unread: 2 });
    await read({ notificationId: middle?.notificationId ?? '', andOlder: true });
    expect((await list()).map(({ isRead }) => isRead)).toEqual([false, true, true]);
  });

  it('cannot be seen or marked by others', async () => {
    const [id = ''] = await give(creator.userId, 1);
    const stranger = await server.signIn();
    expect(await list(stranger)).toEqual([]);
    expect((await read({ notificationId: id, andOlder: true }, stranger)).status).toBe(200);
    expect(await updates()).toMatchObject({ unread: 1 });
  });

  it('are listed in pages, and counted up to a limit', async () => {
    await give(creator.userId, limits.pageSize + 1);
    const first = await creator.call('getNotifications');
    expect(first.data?.rows).toHaveLength(limits.pageSize);
    const cursor = new URL(first.data?.nextPageUrl ?? '', 'http://x').searchParams.get('cursor');
    const second = await creator.call('getNotifications', { query: { cursor: cursor ?? '' } });
    expect(second.data).toMatchObject({ rows: [{}], nextPageUrl: null });
  });

  it('move with a merge of accounts', async () => {
    const { person, holder } = await openConflict(server);
    const now = server.clock.now();
    for (const personId of [holder.userId, person.userId])
      await notify(server.db, { kind: 'invoice-issued', personId, eventId: newId(now), now });
    await choose(person, person.userId, person.userId, holder.userId);
    const rows = await server.db.selectFrom('notifications').select('person_id').execute();
    expect(new Set(rows.map(({ person_id }) => person_id)).size).toBe(1);
    expect(rows).toHaveLength(2);
  });

  it('are removed after half a year, beyond the limit, and with their post', async () => {
    await give(creator.userId, 2);
    const rows = Array.from({ length: limits.notificationsMax }, () => {
      const id = newId(server.clock.now());
      const values = { person_id: creator.userId, kind: 'sign-in' as const, event_id: id };
      return { id, ...values, created_at: server.clock.now() };
    });
    server.clock.advance(1);
    await server.db.insertInto('notifications').values(rows).execute();
    await removeExpired(server.deps);
    const { length } = await server.db.selectFrom('notifications').select('id').execute();
    expect(length).toBe(limits.notificationsMax);
    server.clock.advance(limits.notificationDays * day + 1);
    await removeExpired(server.deps);
    expect(await server.db.selectFrom('notifications').select('id').execute()).toEqual([]);
  });
});

describe.each(engines)('a decision that can be undone on %s', (engine) => {
  it('takes its notification with it', async () => {
    const { server, staff, creator } = await startPublishingServer(engine, { UNDO_SECONDS: '10' });
    const post = await done(creator, on(await saved(creator), 'submit'));
    server.clock.advance(1);
    const rejected = await upsert(staff, on(post, 'reject', rejection));
    const rows = async () => (await creator.call('getNotifications')).data?.rows;
    expect(await rows()).toMatchObject([{ kind: 'post-rejected' }, { kind: 'profile-approved' }]);
    const undone = await staff.call('undoDecision', {
      body: { decisionId: rejected.data?.decision?.decisionId ?? '' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(undone.status).toBe(200);
    expect(await rows()).toMatchObject([{ kind: 'profile-approved' }]);
    await server.stop();
  }, 60_000);
});
