import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContractClient } from '#test/unit/server/harness/contract-client.ts';
import {
  engines,
  startTestServer,
  type TestServer,
} from '#test/unit/server/harness/test-server.ts';

const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const minute = 60;

describe.each(engines)('where a person is signed in, on %s', (engine) => {
  let server: TestServer;
  let made = 0;
  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  /** Two browsers of one person: a phone, which signed in first, and a desktop. */
  async function twoDevices() {
    made += 1;
    const body = { loginType: 'GOOGLE' as const, googleAccessToken: `person:devices-${made}` };
    const signIn = async (userAgent: string) => {
      const client = server.client();
      await client.call('login', { body, headers: { 'user-agent': userAgent } });
      return client;
    };
    const first = await signIn(phone);
    server.clock.advance(minute);
    return { phone: first, desktop: await signIn(desktop) };
  }
  const rowsOf = async (client: ContractClient) =>
    (await client.call('getSessions')).data?.rows ?? [];
  const isSignedIn = async (client: ContractClient) =>
    (await client.call('getCurrentUser')).data?.userId !== null;

  it('is listed with device, way and time, the current one first', async () => {
    const devices = await twoDevices();
    const rows = await rowsOf(devices.phone);
    expect(rows).toMatchObject([
      { isCurrent: true, loginType: 'GOOGLE', browser: 'Chrome', system: 'Android' },
      { isCurrent: false, loginType: 'GOOGLE', browser: 'Firefox', system: 'Windows' },
    ]);
    expect(Date.parse(String(rows[1]?.startedAt)) - Date.parse(String(rows[0]?.startedAt))).toBe(
      60_000,
    );
    const token = String(devices.desktop.cookies.get('auth-user'));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('notes when it was last used, every ten minutes at most', async () => {
    const devices = await twoDevices();
    const seen = async () =>
      (await rowsOf(devices.desktop)).find(({ isCurrent }) => !isCurrent)?.seenAt;
    const before = await seen();
    server.clock.advance(8 * minute);
    await devices.phone.call('getCurrentUser');
    expect(await seen()).toBe(before);
    server.clock.advance(minute);
    await Promise.all([1, 2, 3].map(() => devices.phone.call('getCurrentUser')));
    expect(await seen()).toBe(server.clock.now().toISOString());
  });

  it('ends elsewhere on request, also repeatedly', async () => {
    const devices = await twoDevices();
    const other = (await rowsOf(devices.phone)).find(({ isCurrent }) => !isCurrent);
    const revoke = { body: { sessionId: String(other?.sessionId) } };
    expect((await devices.phone.call('revokeSession', revoke)).status).toBe(200);
    expect(await isSignedIn(devices.desktop)).toBe(false);
    expect((await devices.phone.call('revokeSession', revoke)).status).toBe(200);
    expect(await rowsOf(devices.phone)).toHaveLength(1);
  });

  it('is not ended by other people', async () => {
    const devices = await twoDevices();
    const stranger = await server.signIn();
    const [own] = await rowsOf(devices.phone);
    const answer = await stranger.call('revokeSession', {
      body: { sessionId: String(own?.sessionId) },
    });
    expect(answer.status).toBe(200);
    expect(await isSignedIn(devices.phone)).toBe(true);
    expect(await rowsOf(stranger)).toHaveLength(1);
  });

  it('ends here like a logout', async () => {
    const devices = await twoDevices();
    const [own] = await rowsOf(devices.phone);
    await devices.phone.call('revokeSession', { body: { sessionId: String(own?.sessionId) } });
    expect(devices.phone.cookies.has('auth-user')).toBe(false);
    expect(await isSignedIn(devices.desktop)).toBe(true);
  });

  it('ends everywhere else, or everywhere', async () => {
    const devices = await twoDevices();
    const stranger = await server.signIn();
    await devices.phone.call('logoutEverywhere', { body: { keepCurrent: true } });
    expect(await Promise.all([devices.phone, devices.desktop, stranger].map(isSignedIn))).toEqual([
      true,
      false,
      true,
    ]);
    const again = await twoDevices();
    await again.phone.call('logoutEverywhere', { body: { keepCurrent: false } });
    expect(again.phone.cookies.has('auth-user')).toBe(false);
    expect(await Promise.all([again.phone, again.desktop].map(isSignedIn))).toEqual([false, false]);
  });
});
