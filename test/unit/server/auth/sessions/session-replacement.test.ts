import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { socialLogin } from '#test/unit/server/fixtures/account-fixtures.ts';
import { signInAsStaff, staffPassword } from '#test/unit/server/fixtures/staff-fixtures.ts';
import type { ContractClient } from '#test/unit/server/harness/contract-client.ts';
import {
  engines,
  freshPhone,
  startTestServer,
  type TestServer,
} from '#test/unit/server/harness/test-server.ts';

describe.each(engines)('a sign-in in a browser that has a session, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  const tokenOf = (client: ContractClient) => String(client.cookies.get('auth-user'));
  const personBehind = async (token: string) => {
    const thief = server.client();
    thief.cookies.set('auth-user', token);
    return (await thief.call('getCurrentUser')).data?.userId ?? null;
  };
  const openSessions = async () =>
    (
      await server.db.selectFrom('sessions').select(sql<number>`count(*)::int`.as('open')).execute()
    )[0]?.open;
  const bySocial = (client: ContractClient, subject: string = crypto.randomUUID()) =>
    client.call('login', { body: socialLogin('GOOGLE', subject) });
  const byLink = async (client: ContractClient) => {
    const staff = await signInAsStaff(server);
    const { userId } = await server.signIn();
    const { data } = await staff.call('createSignInLink', { body: { accountUserId: userId } });
    const token = new URLSearchParams(new URL(String(data?.url)).hash.slice(1)).get('token') ?? '';
    return client.call('login', { body: { loginType: 'TOKEN', token } });
  };
  const byPassword = async (client: ContractClient) => {
    const { email } = await signInAsStaff(server);
    return client.call('login', {
      body: { loginType: 'INTERNAL', email, password: staffPassword },
    });
  };
  const byInvitation = async (client: ContractClient) => {
    const email = `${crypto.randomUUID()}@creator.example`;
    const { userId } = await server.signIn();
    const source = `source-${crypto.randomUUID().slice(0, 8)}`;
    await server.db
      .insertInto('ogc_owners')
      .values({ source, email, person_id: userId, created_at: server.clock.now() })
      .execute();
    const user = socialLogin('GOOGLE', crypto.randomUUID(), email);
    return client.call('linkOgcAccount', { body: { user, queryParams: { email, source } } });
  };

  it.each([
    ['a social login', bySocial],
    ['a one-time link', byLink],
    ['a password', byPassword],
    ['an invitation', byInvitation],
  ])('by %s ends that session', async (_, signInAgain) => {
    const client = server.client();
    await bySocial(client);
    const earlier = tokenOf(client);
    expect((await signInAgain(client)).status).toBe(200);
    expect(tokenOf(client)).not.toBe(earlier);
    expect(await personBehind(earlier)).toBeNull();
    expect(await personBehind(tokenOf(client))).not.toBeNull();
  });

  it('by phone ends a session that has expired or whose person is blocked', async () => {
    const client = await server.signIn();
    const before = await openSessions();
    await server.db
      .updateTable('sessions')
      .set({ expires_at: server.clock.now() })
      .where('person_id', '=', client.userId)
      .execute();
    const phone = freshPhone();
    await client.call('updatePhoneNo', { body: { phone, action: 'submit-phone' } });
    const otp = server.sms.lastTo(phone);
    await client.call('updatePhoneNo', { body: { phone, otp, action: 'verify-phone' } });
    expect(await openSessions()).toBe(before);
  });

  it('never takes over a planted session', async () => {
    const attacker = server.client();
    await bySocial(attacker);
    const victim = server.client();
    victim.cookies.set('auth-user', tokenOf(attacker));
    await bySocial(victim);
    expect(await personBehind(tokenOf(attacker))).toBeNull();
  });

  it('leaves the sessions of other browsers open', async () => {
    const subject = crypto.randomUUID();
    const [phone, desktop] = [server.client(), server.client()];
    await bySocial(phone, subject);
    await bySocial(desktop, subject);
    await bySocial(desktop, subject);
    expect(await personBehind(tokenOf(phone))).not.toBeNull();
  });

  it.each([true, false])(
    'leaves one session when eight tabs race (session still there: %s)',
    async (isThere) => {
      const subject = crypto.randomUUID();
      const browser = server.client();
      await bySocial(browser, subject);
      const shared = tokenOf(browser);
      const { userId } = (await browser.call('getCurrentUser')).data ?? {};
      if (!isThere)
        await server.db.deleteFrom('sessions').where('person_id', '=', String(userId)).execute();
      const tabs = await Promise.all(
        Array.from({ length: 8 }, async () => {
          const tab = server.client();
          tab.cookies.set('auth-user', shared);
          await bySocial(tab, subject);
          return tokenOf(tab);
        }),
      );
      const alive = await Promise.all(tabs.map(personBehind));
      expect(alive.filter((id) => id !== null)).toEqual([userId]);
    },
  );

  it('leaves no session behind whose reply was lost', async () => {
    const subject = crypto.randomUUID();
    const browser = server.client();
    await bySocial(browser, subject);
    const kept = new Map(browser.cookies);
    await bySocial(browser, subject);
    const unseen = tokenOf(browser);
    for (const [name, value] of kept) browser.cookies.set(name, value);
    await bySocial(browser, subject);
    expect(await personBehind(unseen)).toBeNull();
    expect(await personBehind(tokenOf(browser))).not.toBeNull();
  });

  it('ends nothing when it is refused', async () => {
    const client = server.client();
    await bySocial(client);
    const body = { loginType: 'TOKEN' as const, token: 'x'.repeat(43) };
    expect((await client.call('login', { body })).status).toBe(401);
    expect(await personBehind(tokenOf(client))).not.toBeNull();
  });

  it('does not end a later session by an old cookie', async () => {
    const browser = server.client();
    await bySocial(browser);
    const old = tokenOf(browser);
    await bySocial(browser);
    server.clock.advance(11 * 60);
    const thief = server.client();
    thief.cookies.set('auth-user', old);
    await bySocial(thief);
    expect(await personBehind(tokenOf(browser))).not.toBeNull();
  });
});
