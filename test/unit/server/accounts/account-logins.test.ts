import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeExpired } from '#server/housekeeping.ts';
import { addOgcOwner } from '#server/modules/accounts/repository/ogc-owners.ts';
import {
  choose,
  openConflict,
  setPerson,
  signInBySocial,
  skip,
  socialLogin,
} from '../fixtures/account-fixtures.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

type Login = ReturnType<typeof socialLogin>;

describe.each(engines)('the logins of an account on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  const current = async (client: ContractClient) => (await client.call('getCurrentUser')).data;
  const link = (client: ContractClient, user: Login, userId?: string) =>
    client.call('linkLogin', { body: { user, ...(userId && { userHeader: { userId } }) } });

  // spec 1.6
  it('can be linked, and then sign the person in', async () => {
    const person = await server.signIn();
    const subject = crypto.randomUUID();
    const expected = { nextScreen: 'dashboard', newUser: true, selectAccount: null };
    expect((await link(person, socialLogin('GOOGLE', subject), person.userId)).data).toEqual(
      expected,
    );
    // Linked already: the same reply.
    expect((await link(person, socialLogin('GOOGLE', subject))).data).toEqual(expected);
    expect((await link(person, socialLogin('FACEBOOK', subject))).data).toEqual(expected);
    expect((await signInBySocial(server, 'GOOGLE', subject)).userId).toBe(person.userId);
    expect((await signInBySocial(server, 'FACEBOOK', subject)).userId).toBe(person.userId);
  });

  it('are shown to the person with the number masked', async () => {
    const person = await server.signIn();
    await link(person, socialLogin('GOOGLE', crypto.randomUUID()));
    await link(person, socialLogin('GOOGLE', crypto.randomUUID()));
    expect((await person.call('getLogins')).data).toEqual({
      linkedAccounts: [{ loginType: 'GOOGLE' }, { loginType: 'MOBILE' }],
      maskedPhone: `••••••${person.phone.slice(-4)}`,
    });
    const social = await signInBySocial(server, 'FACEBOOK');
    expect((await social.call('getLogins')).data).toEqual({
      linkedAccounts: [{ loginType: 'FACEBOOK' }],
      maskedPhone: null,
    });
  });

  it('are linked by the person alone, with a token that the provider knows', async () => {
    const person = await server.signIn();
    const forged = await person.call('linkLogin', {
      body: { user: { loginType: 'GOOGLE', googleAccessToken: 'forged' } },
    });
    expect([forged.status, forged.error.code]).toEqual([401, 'linking-failed']);
    const down = await person.call('linkLogin', {
      body: { user: { loginType: 'FACEBOOK', fbAccessToken: 'provider-down' } },
    });
    expect([down.status, down.error.code]).toEqual([503, 'provider-unavailable']);
    const unasked = await person.call('linkLogin', {
      body: { user: { ...socialLogin('GOOGLE', crypto.randomUUID()), visitState: undefined } },
    });
    expect([unasked.status, unasked.error.code], 'no visit').toEqual([401, 'linking-failed']);
    const other = await server.signIn();
    const hinted = await link(person, socialLogin('GOOGLE', crypto.randomUUID()), other.userId);
    expect([hinted.status, hinted.error.code]).toEqual([403, 'forbidden']);
    expect((await link(server.client(), socialLogin('GOOGLE', 'x'))).status).toBe(401);
  });

  describe('can be removed', () => {
    const unlink = (client: ContractClient, loginType: 'GOOGLE' | 'FACEBOOK') =>
      client.call('unlinkLogin', { body: { loginType } });

    it('while another one is left, and then sign nobody in', async () => {
      const person = await server.signIn();
      const subject = crypto.randomUUID();
      await link(person, socialLogin('GOOGLE', subject));
      const thief = await signInBySocial(server, 'GOOGLE', subject);
      expect(thief.userId).toBe(person.userId);
      const { data } = await unlink(person, 'GOOGLE');
      expect(data?.linkedAccounts).toEqual([{ loginType: 'MOBILE' }]);
      expect((await thief.call('getLogins')).status, 'its session has ended').toBe(401);
      expect((await person.call('getLogins')).status, 'this one has not').toBe(200);
      expect((await signInBySocial(server, 'GOOGLE', subject)).userId).not.toBe(person.userId);
      expect((await unlink(person, 'GOOGLE')).status, 'once more').toBe(200);
    });

    it('but not the last one, also by two calls at once', async () => {
      const alone = await signInBySocial(server, 'FACEBOOK');
      expect((await unlink(alone, 'FACEBOOK')).error?.code).toBe('transition-not-allowed');
      await link(alone, socialLogin('GOOGLE', crypto.randomUUID()));
      const both = await Promise.all([unlink(alone, 'GOOGLE'), unlink(alone, 'FACEBOOK')]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect((await alone.call('getLogins')).data?.linkedAccounts).toHaveLength(1);
    });

    it('only after the person has confirmed who they are', async () => {
      const person = await server.signIn();
      await link(person, socialLogin('GOOGLE', crypto.randomUUID()));
      server.clock.advance(20 * 60);
      const { status, error } = await unlink(person, 'GOOGLE');
      expect([status, error?.code]).toEqual([403, 'reauthentication-required']);
    });
  });

  describe('of an agency', () => {
    const agencyLogin = (subject: string) => ({
      ...socialLogin('GOOGLE', subject),
      agencyLogin: true,
    });

    // spec 6.6
    it('sign in agencies only', async () => {
      const agency = await signInBySocial(server);
      await setPerson(server, agency.userId, { role: 'agency' });
      const client = server.client();
      expect((await client.call('login', { body: agencyLogin(agency.subject) })).status).toBe(200);
      expect((await current(client))?.userId).toBe(agency.userId);
      const creator = await signInBySocial(server);
      const refused = await server.client().call('login', { body: agencyLogin(creator.subject) });
      expect([refused.status, refused.error.code]).toEqual([401, 'login-failed']);
      const unknown = await server
        .client()
        .call('login', { body: agencyLogin(crypto.randomUUID()) });
      expect(unknown.error.code).toBe('login-failed');
    });
  });

  const firefoxOnWindows =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

  describe('by a link of staff', () => {
    const makeLink = (staff: ContractClient, accountUserId: string) =>
      staff.call('createSignInLink', { body: { accountUserId } });
    const tokenOf = (url: string | undefined) =>
      new URLSearchParams(new URL(String(url)).hash.slice(1)).get('token') ?? '';
    const follow = (token: string, client = server.client()) =>
      client.call('login', { body: { loginType: 'TOKEN' as const, token } });

    it('work once, for a day', async () => {
      const staff = await signInAsStaff(server);
      const person = await server.signIn();
      const { data } = await makeLink(staff, person.userId);
      expect(data?.url).toMatch(/^http:\/\/localhost:4000\/token-login#token=[\w-]{43}$/);
      const token = tokenOf(data?.url);
      const kept = await server.db.selectFrom('sign_in_links').selectAll().execute();
      expect(JSON.stringify(kept)).not.toContain(token);
      const client = server.client();
      const answers = await Promise.all([follow(token, client), follow(token), follow(token)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
      const late = tokenOf((await makeLink(staff, person.userId)).data?.url);
      server.clock.advance(24 * 3600);
      const { status, error } = await follow(late);
      expect([status, error.code]).toEqual([401, 'sign-in-link-expired']);
    });

    it('are listed for staff with creator, time and use', async () => {
      const staff = await signInAsStaff(server);
      const person = await server.signIn();
      const links = async () =>
        (await staff.call('getSignInLinks', { query: { accountUserId: person.userId } })).data
          ?.rows;
      await makeLink(staff, person.userId);
      server.clock.advance(60);
      const madeAt = server.clock.now().toISOString();
      const { data } = await makeLink(staff, person.userId);
      server.clock.advance(60);
      const client = server.client();
      const body = { loginType: 'TOKEN' as const, token: tokenOf(data?.url) };
      await client.call('login', { body, headers: { 'user-agent': firefoxOnWindows } });
      const used = {
        madeBy: { userId: staff.userId, name: 'Anita Rao' },
        madeAt,
        usedAt: server.clock.now().toISOString(),
        withdrawnAt: null,
        browser: 'Firefox',
        system: 'Windows',
        isSessionOpen: true,
      };
      const withdrawn = { usedAt: null, withdrawnAt: madeAt, browser: null, isSessionOpen: false };
      expect(await links()).toMatchObject([used, withdrawn]);
      const [here] = (await client.call('getSessions')).data?.rows ?? [];
      expect(here).toMatchObject({ loginType: 'TOKEN', signInLink: { madeAt } });
      const others = (await person.call('getSessions')).data?.rows;
      expect(others?.map(({ signInLink }) => signInLink)).toEqual([null, { madeAt }]);
      await client.call('logout');
      expect(await links()).toMatchObject([{ ...used, isSessionOpen: false }, withdrawn]);
    });

    it('are forgotten half a year after they are over', async () => {
      const staff = await signInAsStaff(server);
      const person = await server.signIn();
      await follow(tokenOf((await makeLink(staff, person.userId)).data?.url));
      const kept = () =>
        server.db.selectFrom('sign_in_links').where('person_id', '=', person.userId).execute();
      server.clock.advance(180 * 24 * 3600);
      await removeExpired(server.deps);
      expect(await kept()).toHaveLength(1);
      server.clock.advance(24 * 3600);
      await removeExpired(server.deps);
      expect(await kept()).toHaveLength(0);
    });

    it('of a merged account do not sign in', async () => {
      const staff = await signInAsStaff(server);
      const { person, holder } = await openConflict(server);
      const { data } = await makeLink(staff, holder.userId);
      await choose(person, person.userId, person.userId, holder.userId);
      expect((await follow(tokenOf(data?.url))).error.code).toBe('sign-in-link-expired');
    });

    it('sign an agency in, which then links a login of its own', async () => {
      const staff = await signInAsStaff(server);
      const agency = await server.signIn();
      await setPerson(server, agency.userId, { role: 'agency' });
      // As staff make one: without a login.
      await server.db.deleteFrom('identities').where('person_id', '=', agency.userId).execute();
      const client = server.client();
      await follow(tokenOf((await makeLink(staff, agency.userId)).data?.url), client);
      expect((await current(client))?.userId).toBe(agency.userId);
      const subject = crypto.randomUUID();
      expect((await link(client, socialLogin('FACEBOOK', subject))).status).toBe(200);
      const body = { ...socialLogin('FACEBOOK', subject), agencyLogin: true };
      expect((await server.client().call('login', { body })).status).toBe(200);
    });

    it('are replaced by a newer one', async () => {
      const staff = await signInAsStaff(server);
      const person = await server.signIn();
      const first = tokenOf((await makeLink(staff, person.userId)).data?.url);
      const second = tokenOf((await makeLink(staff, person.userId)).data?.url);
      expect((await follow(first)).error.code).toBe('sign-in-link-expired');
      expect((await follow(second)).status).toBe(200);
    });

    it('are created only by staff, and never for staff', async () => {
      const staff = await signInAsStaff(server);
      const person = await server.signIn();
      expect((await makeLink(person, person.userId)).status).toBe(403);
      expect((await makeLink(server.client(), person.userId)).status).toBe(401);
      expect((await makeLink(staff, staff.userId)).status).toBe(404);
      expect((await makeLink(staff, crypto.randomUUID())).status).toBe(404);
    });
  });

  describe('of an OGC account', () => {
    let count = 0;

    async function makeOgcAccount() {
      count += 1;
      const owner = { source: `source-${count}`, email: `desk-${count}@paper.example` };
      const account = await server.signIn();
      await setPerson(server, account.userId, { creator_type: 'OGC' });
      await addOgcOwner(
        server.db,
        account.userId,
        { ...owner, email: owner.email.toUpperCase() },
        server.clock.now(),
      );
      return { ...owner, userId: account.userId, phone: account.phone };
    }
    const accept = (
      client: ContractClient,
      user: Login,
      queryParams: { email: string; source: string },
    ) => client.call('linkOgcAccount', { body: { user, queryParams } });

    // spec 7.56
    it('are taken over by the owner of the email', async () => {
      const { userId, email, source } = await makeOgcAccount();
      const login = socialLogin('GOOGLE', crypto.randomUUID(), email);
      for (const client of [server.client(), server.client()]) {
        expect((await accept(client, login, { email, source })).data).toMatchObject({
          nextScreen: 'dashboard',
          selectAccount: null,
        });
        expect((await current(client))?.userId).toBe(userId);
      }
    });

    it('notify every contact of the account when a login is new, and only then', async () => {
      const { userId, phone, email, source } = await makeOgcAccount();
      const login = socialLogin('GOOGLE', crypto.randomUUID(), email);
      const noticeKinds = () =>
        server.texts.sent.filter((text) => text.phone === phone).map(({ kind }) => kind);
      const mails = () => server.mail.sent.filter(({ to }) => to === email);
      for (const client of [server.client(), server.client()]) {
        await accept(client, login, { email, source });
        expect((await current(client))?.userId).toBe(userId);
        expect(noticeKinds()).toEqual(['login-linked']);
      }
      expect(mails(), 'the new login itself').toHaveLength(0);
    });

    it('open a choice for a person with an account', async () => {
      const { userId, email, source } = await makeOgcAccount();
      const person = await signInBySocial(server);
      const client = server.client();
      const login = socialLogin('GOOGLE', person.subject, email);
      const { data } = await accept(client, login, { email, source });
      expect(data).toMatchObject({
        nextScreen: 'account-linking',
        selectAccount: {
          dhAccounts: [{ keyIdentifier: person.userId, isOffered: true }],
          conflictAccounts: [{ keyIdentifier: userId, creatorType: 'OGC', isOffered: true }],
        },
      });
      expect((await choose(client, person.userId, userId, person.userId)).data?.outcome).toBe(
        'done',
      );
      expect((await signInBySocial(server, 'GOOGLE', person.subject)).userId).toBe(userId);
    });

    it('stay as they were when the choice is skipped', async () => {
      const { userId, email, source } = await makeOgcAccount();
      const person = await signInBySocial(server);
      const client = server.client();
      await accept(client, socialLogin('GOOGLE', person.subject, email), { email, source });
      await skip(client, person.userId);
      const owner = await server.db
        .selectFrom('ogc_owners')
        .where('source', '=', source)
        .selectAll()
        .execute();
      expect(owner).toMatchObject([{ person_id: userId }]);
    });

    it.each<[string, { login?: string | undefined; source?: string }]>([
      ['another email', { login: 'else@paper.example' }],
      ['an unverified email', { login: undefined }],
      ['the email of another source', { source: 'source-unknown' }],
    ])('are refused to %s', async (_, changed) => {
      const { email, source } = await makeOgcAccount();
      const login = socialLogin(
        'GOOGLE',
        crypto.randomUUID(),
        'login' in changed ? changed.login : email,
      );
      const client = server.client();
      const { status, error } = await accept(client, login, {
        email,
        source: changed.source ?? source,
      });
      expect([status, error.code]).toEqual([403, 'ogc-not-owner']);
      expect((await current(client))?.userId).toBeNull();
    });

    it('are refused for a bad token, a failing provider and an agency', async () => {
      const { email, source } = await makeOgcAccount();
      const refused = await accept(
        server.client(),
        { loginType: 'GOOGLE', googleAccessToken: 'forged' },
        { email, source },
      );
      expect([refused.status, refused.error.code]).toEqual([401, 'login-failed']);
      const down = await accept(
        server.client(),
        { loginType: 'GOOGLE', googleAccessToken: 'provider-down' },
        { email, source },
      );
      expect([down.status, down.error.code]).toEqual([503, 'provider-unavailable']);
      const agency = await signInBySocial(server);
      await setPerson(server, agency.userId, { role: 'agency' });
      const client = server.client();
      const taken = await accept(client, socialLogin('GOOGLE', agency.subject, email), {
        email,
        source,
      });
      expect([taken.status, taken.error.code]).toEqual([409, 'not-available']);
      expect(client.cookies.has('auth-user')).toBe(false);
    });
  });
});
