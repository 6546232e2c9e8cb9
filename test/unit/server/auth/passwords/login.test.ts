import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addStaff } from '#server/modules/staff/add-staff.ts';
import { sandboxCode } from '#test/unit/server/fixtures/provider-visit.ts';
import { signInAsStaff, staffPassword } from '#test/unit/server/fixtures/staff-fixtures.ts';
import {
  engines,
  startTestServer,
  type TestServer,
} from '#test/unit/server/harness/test-server.ts';

describe.each(engines)('login on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  const internal = (email: string, password: string) => ({
    body: { loginType: 'INTERNAL' as const, email, password },
  });

  it('signs staff in by email and password, whatever the case of the email', async () => {
    const { email, userId } = await signInAsStaff(server);
    const client = server.client();
    const { data } = await client.call('login', internal(email.toUpperCase(), staffPassword));
    expect(data).toEqual({ nextScreen: 'dashboard', newUser: false, selectAccount: null });
    const current = await client.call('getCurrentUser');
    expect(current.data).toMatchObject({ userId, creatorState: null, creatorType: null });
    expect(current.data?.permissions).toContain('APPROVE_CREATOR');
  });

  it('takes a password of 64 signs of an emoji as it was typed', async () => {
    const password = [...'🦚🐘🦜🐅🦢🐪🦌🐬'.repeat(8)].join('');
    const staff = { email: 'emoji@creator.example', name: 'Anita Rao', password };
    await addStaff(server.deps, staff, server.clock.now());
    const answers = await Promise.all(
      [password, [...password].slice(0, 63).join('')].map(
        async (typed) => (await server.client().call('login', internal(staff.email, typed))).status,
      ),
    );
    expect(answers).toEqual([200, 401]);
  });

  it('signs staff out everywhere when they get a new password', async () => {
    const old = await signInAsStaff(server);
    const staff = { email: old.email, name: 'Anita Rao', password: 'another long password' };
    expect(await addStaff(server.deps, staff, server.clock.now())).toBe(false);
    expect((await old.call('getCurrentUser')).data?.userId).toBeNull();
    expect((await server.client().call('login', internal(old.email, staffPassword))).status).toBe(
      401,
    );
    expect((await server.client().call('login', internal(old.email, staff.password))).status).toBe(
      200,
    );
  });

  it('refuses easily guessed passwords for staff', async () => {
    const staff = { email: 'easy@creator.example', name: 'Anita Rao', password: 'Password12345' };
    await expect(addStaff(server.deps, staff, server.clock.now())).rejects.toMatchObject({
      details: { fields: { password: 'easily-guessed' } },
    });
    const { status } = await server.client().call('login', internal(staff.email, staff.password));
    expect(status).toBe(401);
  });

  it('answers a wrong email and a wrong password alike', async () => {
    const { email } = await signInAsStaff(server);
    const wrongPassword = await server
      .client()
      .call('login', internal(email, 'not the password at all'));
    const wrongEmail = await server
      .client()
      .call('login', internal('nobody@creator.example', staffPassword));
    expect(wrongPassword.status).toBe(401);
    expect(wrongPassword.error).toEqual(wrongEmail.error);
    for (const { raw } of [wrongPassword, wrongEmail])
      expect(raw.cookies.map(({ name }) => name)).toEqual(['device']);
  });

  it.each([
    [{ loginType: 'INTERNAL', email: 'staff', password: staffPassword }, 'email', 'malformed'],
    [{ loginType: 'INTERNAL', email: 'a@b.example', password: 'short' }, 'password', 'too-short'],
    [
      { loginType: 'INTERNAL', email: 'a@b.example', password: 'x'.repeat(101) },
      'password',
      'too-long',
    ],
    [{ loginType: 'INTERNAL', password: staffPassword }, 'email', 'required'],
    [
      { loginType: 'INTERNAL', email: 'a@b.example', password: staffPassword, extra: 1 },
      'extra',
      'unknown-field',
    ],
    [{ loginType: 'MAGIC' }, 'loginType', 'not-allowed'],
    [{}, 'loginType', 'required'],
    [{ loginType: 'GOOGLE' }, 'googleAccessToken', 'required'],
  ])('refuses %o by name of the field', async (body, field, code) => {
    const { status, error } = await server.client().call('login', { body });
    expect([status, error.fields]).toEqual([400, { [field]: code }]);
  });

  // spec 1.1, 9.16
  it('creates one creator per social account, however often it signs in', async () => {
    const body = { loginType: 'FACEBOOK' as const, fbAccessToken: 'person:racing' };
    const clients = [1, 2, 3, 4].map(() => server.client());
    await Promise.all(clients.map((client) => client.call('login', { body })));
    const ids = await Promise.all(
      clients.map(async (client) => (await client.call('getCurrentUser')).data?.userId),
    );
    expect(new Set(ids).size).toBe(1);
    const people = await server.db
      .selectFrom('identities')
      .where('subject', '=', 'racing')
      .selectAll()
      .execute();
    expect(people).toHaveLength(1);
  });

  it('keeps a Google and a Facebook account of the same number apart', async () => {
    const [google, facebook] = [server.client(), server.client()];
    await google.call('login', { body: { loginType: 'GOOGLE', googleAccessToken: 'person:7' } });
    await facebook.call('login', { body: { loginType: 'FACEBOOK', fbAccessToken: 'person:7' } });
    const ids = [google, facebook].map(
      async (client) => (await client.call('getCurrentUser')).data?.userId,
    );
    const [one, two] = await Promise.all(ids);
    expect(one).not.toBe(two);
  });

  it('takes a code without anything about the person', async () => {
    const nothing = { googleId: null, googleTokenTTL: null, name: null, email: null };
    const body = { loginType: 'GOOGLE' as const, googleAccessToken: 'person:unnamed', ...nothing };
    expect((await server.client().call('login', { body })).status).toBe(200);
  });

  it('trusts the provider, not the browser, about the person', async () => {
    const client = server.client();
    const lies = { googleId: 'person:7', name: 'Somebody Else', email: 'else@creator.example' };
    const body = { loginType: 'GOOGLE' as const, googleAccessToken: 'person:honest', ...lies };
    await client.call('login', { body });
    expect((await client.call('getCurrentUser')).data?.name).toBe('Meera Kulkarni');
    const forged = await server
      .client()
      .call('login', { body: { ...body, googleAccessToken: 'forged' } });
    expect([forged.status, forged.error.code]).toEqual([401, 'login-failed']);
  });

  it.each([
    { loginType: 'GOOGLE' as const, googleAccessToken: 'person:unasked', visitState: undefined },
    { loginType: 'FACEBOOK' as const, fbAccessToken: 'person:unasked', visitState: undefined },
  ])('refuses a token of $loginType that belongs to no visit', async (body) => {
    const client = server.client();
    const { status, error } = await client.call('login', { body });
    expect([status, error.code]).toEqual([401, 'login-failed']);
    expect((await client.call('getCurrentUser')).data?.userId).toBeNull();
    expect(
      (await client.call('login', { body: { ...body, visitState: 'x'.repeat(43) } })).status,
    ).toBe(401);
  });

  it.each(['nonce', 'codeChallenge'] as const)(
    'refuses a code with the %s of another visit',
    async (part) => {
      const client = server.client();
      const own = (await client.call('beginProviderVisit')).data;
      const other = (await client.call('beginProviderVisit')).data;
      const googleAccessToken = sandboxCode('person:swapped', { ...own, [part]: other[part] });
      const body = { loginType: 'GOOGLE' as const, googleAccessToken, visitState: own.state };
      const { status, error } = await client.call('login', { body });
      expect([status, error.code]).toEqual([401, 'login-failed']);
    },
  );

  // spec 6.6
  it('never creates an agency on request', async () => {
    const body = {
      loginType: 'GOOGLE' as const,
      googleAccessToken: 'person:would-be-agency',
      agencyLogin: true,
    };
    const client = server.client();
    await client.call('login', { body });
    expect((await client.call('getCurrentUser')).data?.permissions).not.toContain(
      'MANAGE_AGENCY_CREATORS',
    );
  });

  it('says when the provider cannot answer', async () => {
    const body = { loginType: 'GOOGLE' as const, googleAccessToken: 'provider-down' };
    const { status, error } = await server.client().call('login', { body });
    expect([status, error.code]).toEqual([503, 'provider-unavailable']);
  });
});
