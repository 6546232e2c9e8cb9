import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addStaff } from '#server/people/add-staff.ts';
import { hashPassword, isPassword } from '#server/people/passwords.ts';
import { signInAsStaff, staffPassword } from './staff.ts';
import { engines, startTestServer, type TestServer } from './test-server.ts';

describe('passwords', () => {
  it('are salted, and known again in any composition of their letters', async () => {
    const [one, two] = await Promise.all([hashPassword('पासवर्ड é 12345'), hashPassword('पासवर्ड é 12345')]);
    expect(one).not.toBe(two);
    expect(await isPassword('पासवर्ड é 12345', one)).toBe(true);
    expect(await isPassword('पासवर्ड e 12345', one)).toBe(false);
    expect(await isPassword('', undefined)).toBe(false);
  });
});

describe.each(engines)('login on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  const internal = (email: string, password: string) => ({
    body: { loginType: 'INTERNAL' as const, email, password },
  });

  it('lets staff in by email and password, whatever the case of the email', async () => {
    const { email, userId } = await signInAsStaff(server);
    const client = server.client();
    const { data } = await client.call('login', internal(email.toUpperCase(), staffPassword));
    expect(data).toEqual({ nextScreen: 'dashboard', newUser: false, selectAccount: null });
    const current = await client.call('getCurrentUser');
    expect(current.data).toMatchObject({ userId, creatorState: null, creatorType: null });
    expect(current.data?.permissions).toContain('APPROVE_CREATOR');
  });

  it('signs staff out everywhere when they get a new password', async () => {
    const old = await signInAsStaff(server);
    const staff = { email: old.email, name: 'Anita Rao', password: 'another long password' };
    expect(await addStaff(server.db, staff, server.clock.now())).toBe(false);
    expect((await old.call('getCurrentUser')).data?.userId).toBeNull();
    expect((await server.client().call('login', internal(old.email, staffPassword))).status).toBe(401);
    expect((await server.client().call('login', internal(old.email, staff.password))).status).toBe(200);
  });

  it('answers a wrong email and a wrong password alike', async () => {
    const { email } = await signInAsStaff(server);
    const wrongPassword = await server.client().call('login', internal(email, 'not the password at all'));
    const wrongEmail = await server.client().call('login', internal('nobody@creator.example', staffPassword));
    expect(wrongPassword.status).toBe(401);
    expect(wrongPassword.error).toEqual(wrongEmail.error);
    expect(wrongPassword.raw.cookies).toEqual([]);
  });

  it('refuses guessing after a while, also the right password, and lets people in later', async () => {
    const { email } = await signInAsStaff(server);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 22; attempt += 1) {
      statuses.push((await server.client().call('login', internal(email, 'a wrong password'))).status);
    }
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    const refused = await server.client().call('login', internal(email, staffPassword));
    expect(refused.error.code).toBe('rate-limited');
    server.clock.pass(refused.error.retryAfter ?? 0);
    expect((await server.client().call('login', internal(email, staffPassword))).status).toBe(200);
  }, 30_000);

  it.each([
    [{ loginType: 'INTERNAL', email: 'staff', password: staffPassword }, 'email', 'malformed'],
    [{ loginType: 'INTERNAL', email: 'a@b.example', password: 'short' }, 'password', 'too-short'],
    [{ loginType: 'INTERNAL', email: 'a@b.example', password: 'x'.repeat(101) }, 'password', 'too-long'],
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

  it('makes one creator of a social account, however often and however fast it signs in', async () => {
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
    const ids = [google, facebook].map(async (client) => (await client.call('getCurrentUser')).data?.userId);
    const [one, two] = await Promise.all(ids);
    expect(one).not.toBe(two);
  });

  it('believes the provider and not the browser about who somebody is', async () => {
    const client = server.client();
    const lies = { googleId: 'person:7', name: 'Somebody Else', email: 'else@creator.example' };
    const body = { loginType: 'GOOGLE' as const, googleAccessToken: 'person:honest', ...lies };
    await client.call('login', { body });
    expect((await client.call('getCurrentUser')).data?.name).toBe('Meera Kulkarni');
    const forged = await server.client().call('login', { body: { ...body, googleAccessToken: 'forged' } });
    expect([forged.status, forged.error.code]).toEqual([401, 'login-failed']);
  });

  it('makes nobody an agency for the asking', async () => {
    const body = {
      loginType: 'GOOGLE' as const,
      googleAccessToken: 'person:would-be-agency',
      agencyLogin: true,
    };
    const client = server.client();
    await client.call('login', { body });
    expect((await client.call('getCurrentUser')).data?.permissions).not.toContain('MANAGE_AGENCY_CREATORS');
  });

  it('says when the provider cannot answer', async () => {
    const body = { loginType: 'GOOGLE' as const, googleAccessToken: 'provider-down' };
    const { status, error } = await server.client().call('login', { body });
    expect([status, error.code]).toEqual([503, 'provider-unavailable']);
  });
});
