import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeExpired } from '#server/housekeeping.ts';
import { sessionCookie } from '#server/modules/auth/sessions/cookies.ts';
import { openSession } from '#server/modules/auth/sessions/sessions.ts';
import { createPushQueue, type PushQueue } from '#server/modules/notifications/push/push-queue.ts';
import { PushGone, PushRefused, PushUnavailable } from '#server/platform/push/web-push.ts';
import {
  addNotification,
  createPushStub,
  deliveryStates,
  subscribe,
} from '../fixtures/notification-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

describe.each(engines)('the queue of pushes on %s', (engine) => {
  let server: TestServer;
  let push: ReturnType<typeof createPushStub>;
  let person: Awaited<ReturnType<TestServer['signIn']>>;
  const queues: PushQueue[] = [];
  const reports: unknown[] = [];

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    await server.db.deleteFrom('notifications').execute();
    await server.db.deleteFrom('push_subscriptions').execute();
    push = createPushStub();
    server.deps.push = push;
    reports.length = 0;
    person = await server.signIn();
    await subscribe(person, 'phone');
    // After noon in India, outside quiet hours.
    await untilHour(13);
  });
  afterEach(async () => {
    for (const queue of queues.splice(0)) await queue.stop();
  });

  /** Puts the clock forward to this hour of India. */
  async function untilHour(hour: number): Promise<void> {
    const local = (server.clock.now().getTime() / 3_600_000 + 5.5) % 24;
    server.clock.advance(((hour - local + 24) % 24) * 3600);
  }
  function startQueue(): PushQueue {
    const queue = createPushQueue({ ...server.deps, push, report: (one) => reports.push(one) });
    queues.push(queue);
    queue.start();
    return queue;
  }
  /** Runs a queue until nothing is due. */
  async function drain(): Promise<void> {
    const queue = startQueue();
    await vi.waitFor(async () => expect(await due()).toEqual([]), { timeout: 10_000 });
    await queue.stop();
  }
  /** Runs a queue until it has sent what was due, and returns to whom, without a marker. */
  async function pass(): Promise<(string | undefined)[]> {
    const marker = await server.signIn();
    await subscribe(marker, 'marker');
    const id = await addNotification(server, marker.userId, 'invoice-issued');
    const tryAt = new Date(server.clock.now().getTime() - 3_600_000);
    await server.db
      .updateTable('notification_deliveries')
      .set({ try_at: tryAt })
      .where('notification_id', '=', id)
      .execute();
    const queue = startQueue();
    await vi.waitFor(() => expect(endpoints()).toContain('marker'), { timeout: 10_000 });
    await queue.stop();
    return endpoints().filter((name) => name !== 'marker');
  }
  const endpoints = () => push.sent.map(({ endpoint }) => endpoint.split('/').at(-1));
  const due = () =>
    server.db
      .selectFrom('notification_deliveries')
      .where('channel', '=', 'push')
      .where('state', '=', 'waiting')
      .where('try_at', '<=', server.clock.now())
      .selectAll()
      .execute();
  const states = () => deliveryStates(server, 'push');
  const settings = (body: Parameters<ContractClient['call']>[1]) =>
    person.call('changeNotificationSettings', body as never);

  it('pushes a notification once to every device, without anything personal in it', async () => {
    const tablet = await server.signIn(person.phone);
    await server.db.deleteFrom('notifications').execute();
    await subscribe(tablet, 'tablet');
    const id = await addNotification(server, person.userId);
    await drain();
    await drain();
    expect(push.sent.map(({ endpoint }) => endpoint).toSorted()).toEqual([
      'https://push.example/phone',
      'https://push.example/tablet',
    ]);
    expect(push.sent[0]?.message).toMatchObject({
      topic: id.replaceAll('-', ''),
      payload: {
        id,
        title: 'DH Creator',
        body: 'Your profile was approved',
        lang: 'en',
        dir: 'ltr',
        path: '/app/profile',
      },
    });
    expect(await states()).toEqual({ [id]: 'sent' });
  });

  it.each([
    ['hi', 'ltr', 'आपकी प्रोफ़ाइल मंज़ूर हो गई'],
    ['ur', 'rtl', undefined],
  ])('pushes in the language of the account: %s', async (language, dir, body) => {
    await person.call('setAppLanguage', { body: { appLanguage: language } } as never);
    await addNotification(server, person.userId);
    await drain();
    expect(push.sent[0]?.message.payload).toMatchObject({ lang: language, dir });
    if (body) expect(push.sent[0]?.message.payload).toMatchObject({ body });
  });

  it('sends what many processes find once', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => server.signIn()));
    for (const [number, one] of people.entries()) await subscribe(one, `many-${number}`);
    for (const one of people) await addNotification(server, one.userId);
    for (let process = 0; process < 4; process += 1) startQueue();
    await vi.waitFor(async () => expect(await due()).toEqual([]), { timeout: 20_000 });
    expect(push.sent).toHaveLength(8);
  }, 30_000);

  it('sends again under the same topic what a killed process had taken', async () => {
    const id = await addNotification(server, person.userId);
    await sql`update notification_deliveries set claimed_until = now() + interval '1 hour',
      tries = 1`.execute(server.db);
    expect(await pass()).toEqual([]);
    await sql`update notification_deliveries set claimed_until = now() - interval '1 second'
      where notification_id = ${id}`.execute(server.db);
    await drain();
    expect(push.sent.at(-1)?.message.topic).toBe(id.replaceAll('-', ''));
    expect(endpoints()).toEqual(['marker', 'phone']);
  });

  it('waits for the end of the quiet hours, except with a sign-in', async () => {
    await untilHour(22);
    const id = await addNotification(server, person.userId);
    const urgent = await addNotification(server, person.userId, 'sign-in');
    await drain();
    expect(await states()).toEqual({ [id]: 'waiting', [urgent]: 'sent' });
    expect(push.sent[0]?.message.urgency).toBe('high');
    await untilHour(8);
    await drain();
    expect(push.sent).toHaveLength(2);
  });

  it('follows the settings, which are looked at when it is sent', async () => {
    await settings({ body: { settings: [], quietHours: null } });
    await untilHour(23);
    const sent = await addNotification(server, person.userId);
    await drain();
    await settings({ body: { settings: [{ channel: 'push', topic: 'profile', isOn: false }] } });
    server.clock.advance(120);
    const off = await addNotification(server, person.userId);
    const other = await addNotification(server, person.userId, 'invoice-issued');
    await drain();
    expect(await states()).toEqual({ [sent]: 'sent', [off]: 'skipped', [other]: 'sent' });
  });

  it('skips what was read, people without a device, and blocked accounts', async () => {
    const read = await addNotification(server, person.userId);
    await person.call('readNotifications', { body: { notificationId: read, andOlder: true } });
    const stranger = await server.signIn();
    const without = await addNotification(server, stranger.userId);
    const blocked = await server.signIn();
    await subscribe(blocked, 'blocked');
    const kept = await addNotification(server, blocked.userId);
    await sql`update people set position = position || '{"accountStatus":"blocked"}'
      where id = ${blocked.userId}`.execute(server.db);
    await drain();
    expect(push.sent).toEqual([]);
    const skipped = [read, without, kept].map((id) => [id, 'skipped']);
    expect(await states()).toEqual(Object.fromEntries(skipped));
  });

  it('sends many as one, and at most once a minute', async () => {
    for (let count = 0; count < 30; count += 1) await addNotification(server, person.userId);
    await drain();
    expect(push.sent.map(({ message }) => message.payload)).toMatchObject([
      { body: 'You have several new notifications', path: '/app/notifications' },
    ]);
    server.clock.advance(10);
    const next = await addNotification(server, person.userId);
    await drain();
    expect(await states()).toMatchObject({ [next]: 'waiting' });
    server.clock.advance(60);
    await drain();
    expect(push.sent).toHaveLength(2);
  });

  it('forgets a device that its push service does not know any more', async () => {
    push.answer = async () => {
      throw new PushGone('410');
    };
    const id = await addNotification(server, person.userId);
    await drain();
    expect(await states()).toEqual({ [id]: 'skipped' });
    expect((await person.call('getNotificationSettings')).data?.isPushOnHere).toBe(false);
  });

  it('gives up after a permanent refusal, and keeps the device', async () => {
    push.answer = async () => {
      throw new PushRefused('403');
    };
    const id = await addNotification(server, person.userId);
    await drain();
    expect(await states()).toEqual({ [id]: 'failed' });
    expect(reports).toHaveLength(1);
    expect((await person.call('getNotificationSettings')).data?.isPushOnHere).toBe(true);
  });

  it('tries again only the device whose push service did not answer', async () => {
    const tablet = await server.signIn(person.phone);
    await server.db.deleteFrom('notifications').execute();
    await subscribe(tablet, 'tablet');
    const id = await addNotification(server, person.userId);
    push.answer = async ({ endpoint }) => {
      if (endpoint.endsWith('tablet')) throw new PushUnavailable('503', 120);
    };
    await drain();
    server.clock.advance(119);
    await drain();
    expect(push.sent.map(({ endpoint }) => endpoint)).toEqual(['https://push.example/phone']);
    push.answer = async () => {};
    server.clock.advance(1);
    await drain();
    expect(push.sent.at(-1)?.endpoint).toBe('https://push.example/tablet');
    expect(push.sent).toHaveLength(2);
    expect(await states()).toEqual({ [id]: 'sent' });
  });

  it('pauses a push service after five failures in a row', async () => {
    let calls = 0;
    push.answer = async () => {
      calls += 1;
      throw new PushUnavailable('503', undefined);
    };
    const queue = startQueue();
    for (let count = 0; count < 8; count += 1) {
      const one = await server.signIn();
      await subscribe(one, `down-${count}`);
      await addNotification(server, one.userId);
      await vi.waitFor(async () => expect(await due()).toEqual([]), { timeout: 10_000 });
    }
    await queue.stop();
    expect(calls).toBe(5);
  }, 30_000);

  it('continues with others while one person has devices that never answer', async () => {
    const badDevices = 10;
    const attacker = await server.signIn();
    for (let count = 0; count < badDevices; count += 1) {
      const device = server.client();
      const session = await openSession(server.db, attacker.userId, server.clock.now());
      device.cookies.set(sessionCookie, session);
      await subscribe(device, `bad-${count}`);
    }
    push.answer = async ({ endpoint }) => {
      if (endpoint.includes('bad')) throw new PushUnavailable('503', undefined);
    };
    await server.db.deleteFrom('notifications').execute();
    await addNotification(server, attacker.userId);
    const queue = startQueue();
    await vi.waitFor(async () => expect(await due()).toEqual([]), { timeout: 10_000 });
    const id = await addNotification(server, person.userId);
    await vi.waitFor(async () => expect(await states()).toMatchObject({ [id]: 'sent' }), {
      timeout: 10_000,
    });
    await queue.stop();
  }, 30_000);

  it('drops what is older than a day, as while no key was configured', async () => {
    const id = await addNotification(server, person.userId);
    server.clock.advance(24 * 3600 + 1);
    await drain();
    expect(await states()).toEqual({ [id]: 'expired' });
    const forgotten = await addNotification(server, person.userId);
    server.clock.advance(11 * 24 * 3600);
    await removeExpired(server.deps);
    expect(await states()).toMatchObject({ [forgotten]: 'expired' });
    expect(await deliveryStates(server, 'text')).toMatchObject({ [forgotten]: 'expired' });
    expect(push.sent).toEqual([]);
  });

  it('waits until a decision cannot be undone any more', async () => {
    server.deps.config = { ...server.deps.config, undoSeconds: 10 };
    const decision = await addNotification(server, person.userId);
    const other = await addNotification(server, person.userId, 'sign-in');
    // A second more, as with the other effects.
    server.clock.advance(10);
    await pass();
    expect(await states()).toMatchObject({ [decision]: 'waiting', [other]: 'sent' });
    server.clock.advance(61);
    await drain();
    expect(await states()).toMatchObject({ [decision]: 'sent' });
    server.deps.config = { ...server.deps.config, undoSeconds: 0 };
  });

  it('pushes a sign-in although somebody has read it or turned it off since', async () => {
    const read = await addNotification(server, person.userId, 'sign-in');
    await person.call('readNotifications', { body: { notificationId: read, andOlder: true } });
    await settings({ body: { settings: [{ channel: 'push', topic: 'sign-in', isOn: false }] } });
    const off = await addNotification(server, person.userId, 'sign-in');
    await drain();
    expect(await states()).toEqual({ [read]: 'sent', [off]: 'skipped' });
  });

  it('goes with a notification that is withdrawn', async () => {
    await addNotification(server, person.userId);
    await server.db.deleteFrom('notifications').execute();
    await drain();
    expect([push.sent, await states()]).toEqual([[], {}]);
  });

  it('is filled by a sign-in on another browser', async () => {
    await server.signIn(person.phone);
    await drain();
    expect(push.sent.map(({ message }) => message.payload)).toMatchObject([
      { path: '/app/profile' },
    ]);
  });
});
