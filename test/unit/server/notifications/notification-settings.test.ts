import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noticeEdition } from '#domain/consent/notices.ts';
import { limits } from '#domain/limits.ts';
import { defaultQuietHours } from '#domain/notifications/quiet-hours.ts';
import { choose, openConflict } from '../fixtures/account-fixtures.ts';
import { createPushStub, deviceAt, subscribe } from '../fixtures/notification-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

describe.each(engines)('notification settings on %s', (engine) => {
  let server: TestServer;
  let person: Awaited<ReturnType<TestServer['signIn']>>;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    server.deps.push = createPushStub();
    await server.db.deleteFrom('push_subscriptions').execute();
    person = await server.signIn();
  });

  const get = async (client: ContractClient = person) =>
    (await client.call('getNotificationSettings')).data;
  const change = (body: object, client: ContractClient = person) =>
    client.call('changeNotificationSettings', { body } as never);
  const turn = (channel: string, topic: string, isOn: boolean) => ({
    settings: [{ channel, topic, isOn }],
  });
  const off = async (client?: ContractClient) =>
    (await get(client))?.settings
      .filter(({ isOn }) => !isOn)
      .map(({ channel, topic }) => `${channel}:${topic}`);
  const devices = async () =>
    (await server.db.selectFrom('push_subscriptions').select('endpoint').execute()).map(
      ({ endpoint }) => endpoint.replace('https://push.example/', ''),
    );

  it('are on at first, with the quiet hours of a night in India', async () => {
    expect(await off()).toEqual([]);
    const pushKey = server.deps.push?.publicKey;
    const defaults = { quietHours: defaultQuietHours, isPushOnHere: false, pushKey };
    expect(await get()).toMatchObject(defaults);
    server.deps.push = null;
    expect(await get()).toMatchObject({ pushKey: null });
  });

  it('change one by one, so that two devices do not undo each other', async () => {
    const other = await server.signIn(person.phone);
    await Promise.all([
      change(turn('push', 'profile', false)),
      change(turn('text', 'bank', false), other),
      change({ settings: [], quietHours: { from: 22, until: 6 } }),
    ]);
    expect((await off())?.toSorted()).toEqual(['push:profile', 'text:bank']);
    expect((await get(other))?.quietHours).toEqual({ from: 22, until: 6 });
    await change(turn('push', 'profile', true));
    const reply = await change({ settings: [], quietHours: null });
    expect(reply.data).toEqual(await get());
    expect(await off()).toEqual(['text:bank']);
    expect((await get())?.quietHours).toBeNull();
  });

  it.each([
    { settings: [], quietHours: { from: 8, until: 8 } },
    { settings: [], quietHours: { from: 24, until: 8 } },
    turn('push', 'everything', false),
    turn('fax', 'profile', false),
  ])('refuse %o', async (body) => {
    expect((await change(body)).status).toBe(400);
  });

  it('renew a device without a new consent, unless pushes were turned off since', async () => {
    const acts = () =>
      server.db
        .selectFrom('consents')
        .where('person_id', '=', person.userId)
        .where('purpose', '=', 'push')
        .orderBy('number')
        .select('action')
        .execute();
    await subscribe(person, 'renewed');
    expect(await acts(), 'nobody agreed').toEqual([]);
    await person.call('unsubscribeFromPush');
    const headers = { 'notice-shown': `${noticeEdition} hi` };
    const body = deviceAt('again');
    const refused = await person.call('subscribeToPush', { body });
    expect(refused.error?.code).toBe('forbidden');
    expect(await devices()).toEqual([]);
    expect((await person.call('subscribeToPush', { body, headers })).status).toBe(200);
    expect((await person.call('subscribeToPush', { body })).status).toBe(200);
    expect(await acts()).toEqual([{ action: 'withdrawn' }, { action: 'given' }]);
  });

  it('take the device of a session, in place of an earlier one, until it signs out', async () => {
    const other = await server.signIn(person.phone);
    await subscribe(person, 'first');
    await subscribe(person, 'second');
    await subscribe(other, 'tablet');
    expect((await devices()).toSorted()).toEqual(['second', 'tablet']);
    expect((await get())?.isPushOnHere).toBe(true);
    await person.call('logout');
    expect(await devices()).toEqual(['tablet']);
    await other.call('unsubscribeFromPush');
    await other.call('unsubscribeFromPush');
    expect(await devices()).toEqual([]);
  });

  it('give a device to the person who uses it now', async () => {
    await subscribe(person, 'shared');
    const next = await server.signIn();
    await subscribe(next, 'shared');
    expect(await devices()).toEqual(['shared']);
    expect((await get())?.isPushOnHere).toBe(false);
    expect((await get(next))?.isPushOnHere).toBe(true);
  });

  it('survive a double tap', async () => {
    const body = deviceAt('phone');
    const calls = [1, 2, 3].map(() => person.call('subscribeToPush', { body }));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200]);
    expect(await devices()).toEqual(['phone']);
  });

  it('keep the newest devices up to a limit', async () => {
    for (let number = 0; number <= limits.pushDevicesMax; number += 1) {
      server.clock.advance(3600);
      await subscribe(await server.signIn(person.phone), `device-${number}`);
    }
    expect((await devices()).toSorted()).toEqual(
      Array.from({ length: limits.pushDevicesMax }, (_, n) => `device-${n + 1}`).toSorted(),
    );
  }, 30_000);

  it.each([
    ['an unknown push service', { endpoint: 'https://evil.example/a' }],
    ['an address of this network', { endpoint: 'https://10.0.0.1/a' }],
    ['a key that is not on the curve', { publicKey: 'B'.repeat(87) }],
    ['a longer address than any has', { endpoint: `https://push.example/${'a'.repeat(1000)}` }],
  ])('refuse %s', async (_, more) => {
    const body = { ...deviceAt('phone'), ...more };
    expect((await person.call('subscribeToPush', { body })).status).toBe(400);
    expect(await devices()).toEqual([]);
  });

  it('go to the account that is kept, and devices follow their session', async () => {
    const { person: chooser, holder } = await openConflict(server);
    await change(turn('push', 'invoices', false), chooser);
    await subscribe(chooser, 'chooser');
    await subscribe(holder, 'holder');
    await choose(chooser, chooser.userId, holder.userId, chooser.userId);
    expect(await off(chooser)).toEqual(['push:invoices']);
    expect((await get(chooser))?.isPushOnHere).toBe(true);
  });
});
