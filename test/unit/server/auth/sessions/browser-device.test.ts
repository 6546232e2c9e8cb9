import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceCookie } from '#server/modules/auth/sessions/cookies.ts';
import { choose, openConflict } from '#test/unit/server/fixtures/account-fixtures.ts';
import type { ContractClient } from '#test/unit/server/harness/contract-client.ts';
import {
  engines,
  startTestServer,
  type TestServer,
} from '#test/unit/server/harness/test-server.ts';

describe.each(engines)('the browser id at a sign-in on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  const devicesOf = (personId: string) =>
    server.db.selectFrom('known_devices').where('person_id', '=', personId).selectAll().execute();
  const signOut = (client: ContractClient) => client.call('logout');

  async function signInAgain(client: ContractClient, phone: string) {
    server.clock.advance(61);
    await client.call('updatePhoneNo', { body: { phone, action: 'submit-phone' } });
    const otp = server.sms.lastTo(phone);
    return client.call('updatePhoneNo', { body: { phone, otp, action: 'verify-phone' } });
  }

  it('has a random id, unreadable for scripts and stored as a hash', async () => {
    const { raw } = await server.client().call('updatePhoneNo', {
      body: { phone: '9000000001', action: 'submit-phone' },
    });
    const cookie = raw.cookies.find(({ name }) => name === deviceCookie);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.maxAge).toBe(400 * 24 * 3600);
    expect(cookie?.value).toMatch(/^[\w-]{43}$/);
    const { userId, cookies } = await server.signIn();
    const [known] = await devicesOf(userId);
    expect(known?.device_hash).toMatch(/^[\w-]{43}$/);
    expect(known?.device_hash).not.toBe(cookies.get(deviceCookie));
  });

  it('survives a sign-out, and gets a new id at the next sign-in', async () => {
    const creator = await server.signIn();
    const before = await devicesOf(creator.userId);
    const id = creator.cookies.get(deviceCookie);
    await signOut(creator);
    expect(creator.cookies.get(deviceCookie)).toBe(id);
    const { raw } = await signInAgain(creator, creator.phone);
    const renewed = raw.cookies.find(({ name }) => name === deviceCookie)?.value;
    expect(renewed).toMatch(/^[\w-]{43}$/);
    expect(renewed).not.toBe(id);
    const after = await devicesOf(creator.userId);
    expect(after).toHaveLength(1);
    expect(after[0]?.first_seen_at).toEqual(before[0]?.first_seen_at);
    expect(after[0]?.last_seen_at.getTime()).toBeGreaterThan(
      before[0]?.last_seen_at.getTime() ?? 0,
    );
  });

  it('is no longer known by an id that was planted or copied before the sign-in', async () => {
    const creator = await server.signIn();
    const copied = creator.cookies.get(deviceCookie) ?? '';
    await signOut(creator);
    await signInAgain(creator, creator.phone);
    const thief = server.client();
    thief.cookies.set(deviceCookie, copied);
    server.clock.advance(61);
    await thief.call('updatePhoneNo', { body: { phone: creator.phone, action: 'submit-phone' } });
    const sends = await server.db
      .selectFrom('code_sends')
      .where('phone', '=', creator.phone)
      .orderBy('sent_at', 'desc')
      .select('is_known')
      .execute();
    expect(sends.map(({ is_known }) => is_known)).toEqual([false, true, false]);
  });

  it('stays known to other people who have signed in there', async () => {
    const first = await server.signIn();
    const before = await devicesOf(first.userId);
    const other = server.client();
    other.cookies.set(deviceCookie, first.cookies.get(deviceCookie) ?? '');
    await signInAgain(other, '9000000077');
    const after = await devicesOf(first.userId);
    expect(after).toHaveLength(1);
    expect(after[0]?.device_hash).not.toBe(before[0]?.device_hash);
  });

  it('is forgotten when its session is ended from elsewhere', async () => {
    const owner = await server.signIn();
    const others = [server.client(), server.client()];
    for (const client of others) await signInAgain(client, owner.phone);
    expect(await devicesOf(owner.userId)).toHaveLength(3);
    const { data } = await owner.call('getSessions');
    const elsewhere = data?.rows.find(({ isCurrent }) => !isCurrent);
    await owner.call('revokeSession', { body: { sessionId: String(elsewhere?.sessionId) } });
    expect(await devicesOf(owner.userId)).toHaveLength(2);
    await owner.call('logoutEverywhere', { body: { keepCurrent: true } });
    expect(await devicesOf(owner.userId)).toHaveLength(1);
    await owner.call('logoutEverywhere', { body: { keepCurrent: false } });
    expect(await devicesOf(owner.userId)).toEqual([]);
  });

  it('is another one where the cookie is missing or is not one of ours', async () => {
    const creator = await server.signIn();
    for (const cookie of ['', 'short', `${'a'.repeat(43)}'`]) {
      const client = server.client();
      if (cookie) client.cookies.set(deviceCookie, cookie);
      await signInAgain(client, creator.phone);
      expect(client.cookies.get(deviceCookie)).toMatch(/^[\w-]{43}$/);
    }
    expect(await devicesOf(creator.userId)).toHaveLength(4);
  });

  it('is known to the account that is left when two are merged', async () => {
    const { person, holder } = await openConflict(server);
    await choose(person, person.userId, person.userId, holder.userId);
    const hashes = (await devicesOf(person.userId)).map(({ device_hash }) => device_hash);
    expect(new Set(hashes).size).toBe(2);
    expect(await devicesOf(holder.userId)).toEqual([]);
  });
});
