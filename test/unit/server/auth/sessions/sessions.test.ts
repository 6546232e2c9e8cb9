import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashSessionToken } from '#server/modules/auth/sessions/sessions.ts';
import { signInAsStaff } from '#test/unit/server/fixtures/staff-fixtures.ts';
import type { ContractClient } from '#test/unit/server/harness/contract-client.ts';
import {
  engines,
  startTestServer,
  type TestServer,
} from '#test/unit/server/harness/test-server.ts';

const day = 24 * 3600;

describe.each(engines)('sessions on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  const sessionRow = (client: ContractClient) =>
    server.db
      .selectFrom('sessions')
      .where('token_hash', '=', hashSessionToken(String(client.cookies.get('auth-user'))))
      .selectAll()
      .executeTakeFirstOrThrow();
  const google = (subject: string) => ({
    body: { loginType: 'GOOGLE' as const, googleAccessToken: `person:${subject}` },
  });

  it('answers without a session with success and no person', async () => {
    const { status, data } = await server.client().call('getCurrentUser');
    expect(status).toBe(200);
    expect(data).toMatchObject({
      userId: null,
      nextScreen: 'login',
      permissions: [],
      creatorState: null,
    });
  });

  // spec 3.27
  it('keeps the session in an HttpOnly cookie with SameSite', async () => {
    const client = server.client();
    const { raw } = await client.call('login', google('cookie'));
    const cookie = raw.cookies.find(({ name }) => name === 'auth-user');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(Buffer.from(String(cookie?.value), 'base64url')).toHaveLength(32);
    expect(cookie?.secure).toBeUndefined();
  });

  it('stores the session hashed', async () => {
    const client = server.client();
    await client.call('login', google('hashed'));
    const token = String(client.cookies.get('auth-user'));
    const rows = await server.db.selectFrom('sessions').select('token_hash').execute();
    const hashes = rows.map((row) => row.token_hash);
    expect(hashes).not.toContain(token);
    const digests = (['base64url', 'hex'] as const).map((form) =>
      createHash('sha256').update(token).digest(form),
    );
    expect(hashes.some((hash) => digests.includes(hash))).toBe(true);
  });

  // spec 3.24, 3.25
  it('gives hints that scripts may read', async () => {
    const client = server.client();
    const { raw } = await client.call('login', google('hints'));
    const hints = Object.fromEntries(
      raw.cookies.map(({ name, value, httpOnly }) => [name, [value, httpOnly]]),
    );
    expect(hints).toMatchObject({
      nextScreen: ['phone-submission', undefined],
      newUser: ['true', undefined],
      region: ['DH_APP', undefined],
    });
  });

  it('needs no phone number on a DH_MENA host', async () => {
    const client = server.client();
    const host = { host: 'portal.creator.me', origin: 'http://portal.creator.me' };
    const { data } = await client.call('login', { ...google('mena'), headers: host });
    expect(data?.nextScreen).toBe('dashboard');
    expect((await client.call('getConfig', { headers: host })).data?.region).toBe('DH_MENA');
  });

  it('ends a session permanently at logout, and accepts a second logout', async () => {
    const client = server.client();
    await client.call('login', google('logout'));
    const token = String(client.cookies.get('auth-user'));
    expect((await client.call('logout')).status).toBe(200);
    expect(client.cookies.has('auth-user')).toBe(false);
    const thief = server.client();
    thief.cookies.set('auth-user', token);
    expect((await thief.call('getCurrentUser')).data?.userId).toBeNull();
    expect((await client.call('logout')).status).toBe(200);
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ referer: 'https://evil.example/page' }, 403],
    [{ referer: 'http://localhost:4000.evil.example/' }, 403],
    [{ referer: 'not an address' }, 403],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{ 'sec-fetch-site': 'same-origin', referer: 'http://localhost:4000/login' }, 200],
    [{ referer: 'http://localhost:4000/login' }, 200],
    [{}, 200],
  ] as [Record<string, string>, number][])(
    'a logout or an end of the welcome with %o: %i',
    async (headers, status) => {
      const client = await server.signIn();
      const from = { headers };
      expect((await client.call('resetNewUserCookie', from)).status).toBe(status);
      const { status: answered, error } = await client.call('logout', from);
      expect(answered).toBe(status);
      const { data } = await client.call('getCurrentUser');
      if (status === 200) expect(data?.userId).toBeNull();
      else expect([error.code, typeof data?.userId]).toEqual(['foreign-origin', 'string']);
    },
  );

  it('leaves the other sessions of a person open at logout', async () => {
    const [phone, desktop] = [server.client(), server.client()];
    await phone.call('login', google('two'));
    await desktop.call('login', google('two'));
    await phone.call('logout');
    expect((await desktop.call('getCurrentUser')).data?.userId).not.toBeNull();
  });

  it('lives thirty days from its last use, in the database and in the browser', async () => {
    const client = server.client();
    await client.call('login', google('sliding'));
    server.clock.advance(29 * day);
    const { raw, data } = await client.call('getCurrentUser');
    expect(data?.userId).not.toBeNull();
    expect(raw.cookies.find(({ name }) => name === 'auth-user')?.maxAge).toBe(30 * day);
    server.clock.advance(29 * day);
    expect((await client.call('getCurrentUser')).data?.userId).not.toBeNull();
    server.clock.advance(31 * day);
    expect((await client.call('getCurrentUser')).data?.userId).toBeNull();
  });

  it('ends ninety days after the sign-in, however often it is used, with its cookie', async () => {
    const client = server.client();
    await client.call('login', google('absolute'));
    const { expires_at: first } = await sessionRow(client);
    expect(first.getTime() - server.clock.now().getTime()).toBe(30 * day * 1000);
    for (const _ of [1, 2, 3, 4]) {
      server.clock.advance(20 * day);
      expect((await client.call('getCurrentUser')).data?.userId).not.toBeNull();
    }
    const { created_at, expires_at } = await sessionRow(client);
    expect(expires_at.getTime() - created_at.getTime()).toBe(90 * day * 1000);
    server.clock.advance(9 * day);
    const { raw } = await client.call('getCurrentUser');
    expect(raw.cookies.find(({ name }) => name === 'auth-user')).toBeUndefined();
    server.clock.advance(day);
    expect((await client.call('getSessions')).error.code).toBe('unauthenticated');
  });

  it('gives the cookie no longer life than the session has left', async () => {
    const client = server.client();
    await client.call('login', google('cookie-life'));
    for (const _ of [1, 2, 3]) {
      server.clock.advance(25 * day);
      await client.call('getCurrentUser');
    }
    await server.db
      .updateTable('sessions')
      .set({ expires_at: new Date(server.clock.now().getTime() + day * 1000) })
      .where('token_hash', '=', hashSessionToken(String(client.cookies.get('auth-user'))))
      .execute();
    const { raw } = await client.call('getCurrentUser');
    expect(raw.cookies.find(({ name }) => name === 'auth-user')?.maxAge).toBe(15 * day);
  });

  it('ends after twelve hours for staff', async () => {
    const staff = await signInAsStaff(server);
    const { created_at, expires_at } = await sessionRow(staff);
    expect(expires_at.getTime() - created_at.getTime()).toBe(12 * 3600 * 1000);
    server.clock.advance(12 * 3600 - 1);
    expect((await staff.call('getCurrentUser')).data?.userId).not.toBeNull();
    server.clock.advance(1);
    expect((await staff.call('getCurrentUser')).data?.userId).toBeNull();
  });

  it.each(['', 'x', 'a'.repeat(5000), "' or 1=1 --"])(
    'treats the session "%s" as signed out',
    async (token) => {
      const client = server.client();
      client.cookies.set('auth-user', encodeURIComponent(token));
      expect((await client.call('getCurrentUser')).data?.userId).toBeNull();
    },
  );

  it('shows the welcome until it has been seen, on every device', async () => {
    const [phone, desktop] = [server.client(), server.client()];
    await phone.call('login', google('welcome'));
    await desktop.call('login', google('welcome'));
    await phone.call('resetNewUserCookie');
    expect(phone.cookies.get('newUser')).toBe('false');
    expect((await desktop.call('getCurrentUser')).data?.newUser).toBe(false);
    expect(desktop.cookies.get('newUser')).toBe('false');
  });

  it('stores the interface language with the account, and in a cookie otherwise', async () => {
    const stranger = server.client();
    expect((await stranger.call('setAppLanguage', { body: { appLanguage: 'ur' } })).status).toBe(
      200,
    );
    expect(stranger.cookies.get('language')).toBe('ur');
    const client = server.client();
    await client.call('login', google('language'));
    await client.call('setAppLanguage', { body: { appLanguage: 'hi' } });
    const elsewhere = server.client();
    await elsewhere.call('login', google('language'));
    expect((await elsewhere.call('getCurrentUser')).data?.appLanguage).toBe('hi');
    expect(elsewhere.cookies.get('language')).toBe('hi');
    const { status, error } = await client.call('setAppLanguage', { body: { appLanguage: 'xx' } });
    expect([status, error.fields]).toEqual([400, { appLanguage: 'not-allowed' }]);
  });
});
