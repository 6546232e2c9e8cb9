import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { addStaff } from '#server/modules/staff/add-staff.ts';
import { signInAsStaff, staffPassword } from '#test/unit/server/fixtures/staff-fixtures.ts';
import type { ContractClient } from '#test/unit/server/harness/contract-client.ts';
import {
  engines,
  startTestServer,
  type TestServer,
} from '#test/unit/server/harness/test-server.ts';
import { virtualAuthenticator } from '#test/unit/server/harness/virtual-authenticator.ts';

describe.each(engines)('the second factor of staff on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  const codeNow = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: server.clock.now().getTime(),
    });

  const byPassword = async (client: ContractClient, email: string) =>
    (
      await client.call('login', {
        body: { loginType: 'INTERNAL', email, password: staffPassword },
      })
    ).data;

  async function withApp() {
    const staff = await signInAsStaff(server);
    const { secret, uri } = (await staff.call('startAuthenticator')).data;
    const { data } = await staff.call('confirmAuthenticator', { body: { code: codeNow(secret) } });
    server.clock.advance(30);
    return { staff, email: staff.email, secret, uri, codes: data?.recoveryCodes ?? [] };
  }

  async function withPasskey() {
    const staff = await signInAsStaff(server);
    const key = virtualAuthenticator();
    const made = key.make((await staff.call('startPasskey')).data);
    const { status, data } = await staff.call('addPasskey', { body: { name: 'Laptop', made } });
    expect(status).toBe(200);
    return { staff, email: staff.email, key, made, codes: data?.recoveryCodes ?? [] };
  }

  it('is required after the password, which alone opens nothing', async () => {
    const { email, secret } = await withApp();
    const client = server.client();
    expect(await byPassword(client, email)).toEqual({
      nextScreen: 'login',
      newUser: false,
      selectAccount: null,
      secondStep: { purpose: 'verify', methods: ['authenticator', 'recovery-code'] },
    });
    expect((await client.call('getCurrentUser')).data?.userId).toBeNull();
    expect((await client.call('getSecurity')).status).toBe(401);
    expect((await client.call('startAuthenticator')).status).toBe(401);
    expect((await client.call('getReviewQueue', { body: { filters: {} } })).status).toBe(401);
    const body = { method: 'authenticator' as const, code: codeNow(secret) };
    expect((await client.call('verifySecondFactor', { body })).data?.nextScreen).toBe('dashboard');
    expect((await client.call('getCurrentUser')).data?.userId).not.toBeNull();
  });

  it('accepts each code of an app once, also when two sign-ins race with it', async () => {
    const { email, secret } = await withApp();
    const clients = [server.client(), server.client()];
    for (const client of clients) await byPassword(client, email);
    const body = { method: 'authenticator' as const, code: codeNow(secret) };
    const answers = await Promise.all(
      clients.map((client) => client.call('verifySecondFactor', { body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('names how many tries are left, and ends the sign-in after five', async () => {
    const { email, secret } = await withApp();
    const client = server.client();
    await byPassword(client, email);
    const wrong = {
      method: 'authenticator' as const,
      code: codeNow(secret) === '000000' ? '111111' : '000000',
    };
    const left: (number | undefined)[] = [];
    for (let time = 0; time < limits.secondStepTries; time += 1)
      left.push((await client.call('verifySecondFactor', { body: wrong })).error.attemptsLeft);
    expect(left).toEqual([4, 3, 2, 1, 0]);
    const right = { method: 'authenticator' as const, code: codeNow(secret) };
    const { error } = await client.call('verifySecondFactor', { body: right });
    expect(error.code).toBe('second-step-expired');
  });

  it('delays guesses of second factors across sign-ins', async () => {
    const { email } = await withApp();
    const codes: string[] = [];
    for (let sign = 0; sign < 3; sign += 1) {
      const client = server.client();
      await byPassword(client, email);
      for (let time = 0; time < 5; time += 1) {
        const body = { method: 'recovery-code' as const, code: 'AAAA-AAAA-AAAA-AAAA' };
        codes.push((await client.call('verifySecondFactor', { body })).error.code);
      }
    }
    expect(codes.filter((code) => code === 'code-wrong')).toHaveLength(10);
    expect(codes.at(-1)).toBe('rate-limited');
  });

  it('gives a sign-in ten minutes', async () => {
    const { email, secret } = await withApp();
    const client = server.client();
    await byPassword(client, email);
    server.clock.advance(limits.secondStepSeconds);
    const body = { method: 'authenticator' as const, code: codeNow(secret) };
    expect((await client.call('verifySecondFactor', { body })).error.code).toBe(
      'second-step-expired',
    );
  });

  it('has ten recovery codes, each good once, and keeps only hashes of them', async () => {
    const { staff, email, codes } = await withApp();
    expect(new Set(codes).size).toBe(10);
    const kept = await server.db
      .selectFrom('recovery_codes')
      .where('person_id', '=', staff.userId)
      .selectAll()
      .execute();
    expect(JSON.stringify(kept)).not.toContain(codes[0]);
    const spend = async (code = '') => {
      const client = server.client();
      await byPassword(client, email);
      return (await client.call('verifySecondFactor', { body: { method: 'recovery-code', code } }))
        .status;
    };
    expect(await spend(codes[3]?.toLowerCase().replaceAll('-', ' '))).toBe(200);
    expect(await spend(codes[3])).toBe(400);
    expect((await staff.call('getSecurity')).data?.recoveryCodesLeft).toBe(9);
    const renewed = (await staff.call('renewRecoveryCodes')).data?.recoveryCodes ?? [];
    expect(await spend(codes[4])).toBe(400);
    expect(await spend(renewed[0])).toBe(200);
  });

  it('keeps the secret of an app sealed, and shows it once', async () => {
    const { staff, secret, uri } = await withApp();
    expect(uri).toContain(`DH%20Creator:${encodeURIComponent(staff.email)}?issuer=DH%20Creator`);
    const row = await server.db
      .selectFrom('authenticator_apps')
      .where('person_id', '=', staff.userId)
      .select('secret')
      .executeTakeFirstOrThrow();
    expect(Buffer.from(row.secret).includes(Buffer.from(Secret.fromBase32(secret).bytes))).toBe(
      false,
    );
    expect((await staff.call('startAuthenticator')).error.code).toBe('transition-not-allowed');
  });

  it('may be a passkey, after the password or without it', async () => {
    const { email, key, staff } = await withPasskey();
    const client = server.client();
    expect((await byPassword(client, email))?.secondStep?.methods).toEqual([
      'passkey',
      'recovery-code',
    ]);
    const asked = (await client.call('startPasskeySignIn')).data;
    expect(asked?.passkeys).toHaveLength(1);
    const { status } = await client.call('finishPasskeySignIn', {
      body: { answer: key.answer(asked) },
    });
    expect(status).toBe(200);
    expect((await client.call('getCurrentUser')).data?.userId).toBe(staff.userId);
    const other = server.client();
    const anyKey = (await other.call('startPasskeySignIn')).data;
    expect(anyKey?.passkeys).toEqual([]);
    await other.call('finishPasskeySignIn', { body: { answer: key.answer(anyKey) } });
    expect((await other.call('getCurrentUser')).data?.userId).toBe(staff.userId);
  });

  it('refuses foreign, repeated and late passkey answers', async () => {
    const { key } = await withPasskey();
    const client = server.client();
    const ask = async () => (await client.call('startPasskeySignIn')).data;
    const send = async (answer: ReturnType<typeof key.answer>) =>
      (await client.call('finishPasskeySignIn', { body: { answer } })).error?.code;
    const stranger = virtualAuthenticator('https://evil.example');
    expect(await send(stranger.answer(await ask()))).toBe('passkey-refused');
    const challenge = await ask();
    const elsewhere = { ...challenge, rpId: 'evil.example' };
    expect(await send(key.answer(elsewhere))).toBe('passkey-refused');
    const answer = key.answer(challenge);
    expect(await send(answer)).toBeUndefined();
    expect(await send(answer)).toBe('passkey-refused');
    const late = await ask();
    server.clock.advance(601);
    expect(await send(key.answer(late))).toBe('passkey-refused');
    const forged = { ...late, challenge: Buffer.alloc(56).toString('base64url') };
    expect(await send(key.answer(forged))).toBe('passkey-refused');
  });

  it("cannot be another person's passkey", async () => {
    const { made } = await withPasskey();
    const other = await signInAsStaff(server);
    const { error } = await other.call('addPasskey', { body: { name: 'Mine', made } });
    expect(error.code).toBe('passkey-refused');
    expect((await other.call('getSecurity')).data?.passkeys).toEqual([]);
  });

  it('is removed with its last factor', async () => {
    const { staff, email } = await withPasskey();
    const [passkey] = (await staff.call('getSecurity')).data?.passkeys ?? [];
    await staff.call('removePasskey', { body: { passkeyId: String(passkey?.passkeyId) } });
    expect((await byPassword(server.client(), email))?.secondStep).toBeUndefined();
  });

  it('replaces the recovery codes when it is set up again', async () => {
    const { staff, email, codes } = await withPasskey();
    const [passkey] = (await staff.call('getSecurity')).data?.passkeys ?? [];
    await staff.call('removePasskey', { body: { passkeyId: String(passkey?.passkeyId) } });
    expect((await staff.call('getSecurity')).data?.recoveryCodesLeft).toBe(0);
    const { secret } = (await staff.call('startAuthenticator')).data;
    const { data } = await staff.call('confirmAuthenticator', { body: { code: codeNow(secret) } });
    expect(data?.recoveryCodes).toHaveLength(10);
    const client = server.client();
    await byPassword(client, email);
    const body = { method: 'recovery-code' as const, code: String(codes[0]) };
    expect((await client.call('verifySecondFactor', { body })).error.code).toBe('code-wrong');
    const right = { ...body, code: String(data?.recoveryCodes?.[0]) };
    expect((await client.call('verifySecondFactor', { body: right })).status).toBe(200);
  });

  it('keeps its recovery codes while another factor is left', async () => {
    const { staff, codes } = await withPasskey();
    const { secret } = (await staff.call('startAuthenticator')).data;
    const { data } = await staff.call('confirmAuthenticator', { body: { code: codeNow(secret) } });
    expect(data?.recoveryCodes).toBeNull();
    await staff.call('removeAuthenticator');
    expect((await staff.call('getSecurity')).data?.recoveryCodesLeft).toBe(codes.length);
  });
});

describe.each(engines)('where a second factor is required on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine, { STAFF_SECOND_FACTOR: 'required' });
  }, 60_000);
  afterAll(() => server?.stop());

  it('staff without one set it up right after the password, before anything else', async () => {
    const email = 'new@creator.example';
    await addStaff(
      server.deps,
      { email, name: 'Anita Rao', password: staffPassword },
      server.clock.now(),
    );
    const client = server.client();
    const other = server.client();
    for (const each of [client, other]) {
      const { data } = await each.call('login', {
        body: { loginType: 'INTERNAL', email, password: staffPassword },
      });
      expect(data?.secondStep).toEqual({ purpose: 'enrol', methods: [] });
    }
    expect((await client.call('getCurrentUser')).data?.userId).toBeNull();
    expect(
      (
        await client.call('changePassword', {
          body: { currentPassword: 'x', newPassword: 'y'.repeat(12) },
        })
      ).status,
    ).toBe(401);
    const key = virtualAuthenticator();
    const made = key.make((await client.call('startPasskey')).data);
    const { data } = await client.call('addPasskey', { body: { name: 'Laptop', made } });
    expect(data?.recoveryCodes).toHaveLength(10);
    expect((await client.call('getCurrentUser')).data?.userId).not.toBeNull();
    // Another person who knows the password must not add a factor.
    expect((await other.call('startAuthenticator')).status).toBe(401);
  });

  it('no factor and no recovery codes are kept when the session cannot be opened', async () => {
    const enrolling = async () => {
      const email = `${crypto.randomUUID()}@creator.example`;
      await addStaff(
        server.deps,
        { email, name: 'Anita Rao', password: staffPassword },
        server.clock.now(),
      );
      const client = server.client();
      await client.call('login', {
        body: { loginType: 'INTERNAL', email, password: staffPassword },
      });
      return client;
    };
    const byKey = await enrolling();
    const made = virtualAuthenticator().make((await byKey.call('startPasskey')).data);
    const addKey = () => byKey.call('addPasskey', { body: { name: 'Laptop', made } });
    const byApp = await enrolling();
    const { secret } = (await byApp.call('startAuthenticator')).data;
    const timestamp = server.clock.now().getTime();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
    const confirmApp = () => byApp.call('confirmAuthenticator', { body: { code } });
    const codesBefore = await server.db.selectFrom('recovery_codes').selectAll().execute();
    const refuse = sql`create function refuse_session() returns trigger language plpgsql
      as $$ begin raise exception 'no session today'; end $$`;
    await refuse.execute(server.db);
    await sql`create trigger refuse_session before insert on sessions
      for each row execute function refuse_session()`.execute(server.db);
    expect([(await addKey()).status, (await confirmApp()).status]).toEqual([500, 500]);
    await sql`drop trigger refuse_session on sessions`.execute(server.db);
    await sql`drop function refuse_session`.execute(server.db);
    expect(await server.db.selectFrom('recovery_codes').selectAll().execute()).toEqual(codesBefore);
    for (const [client, again] of [
      [byKey, addKey],
      [byApp, confirmApp],
    ] as const) {
      const { status, data } = await again();
      expect([status, data?.recoveryCodes?.length]).toEqual([200, 10]);
      expect((await client.call('getCurrentUser')).data?.userId).not.toBeNull();
    }
  });

  it('adds one factor when two sign-ins set one up at once', async () => {
    const email = 'racing@creator.example';
    await addStaff(
      server.deps,
      { email, name: 'Anita Rao', password: staffPassword },
      server.clock.now(),
    );
    const racers = [server.client(), server.client()];
    const made: ReturnType<ReturnType<typeof virtualAuthenticator>['make']>[] = [];
    for (const client of racers) {
      await client.call('login', {
        body: { loginType: 'INTERNAL', email, password: staffPassword },
      });
      made.push(virtualAuthenticator().make((await client.call('startPasskey')).data));
    }
    const answers = await Promise.all(
      racers.map((client, n) =>
        client.call('addPasskey', { body: { name: 'Laptop', made: made[n] } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers[won]?.data?.recoveryCodes).toHaveLength(10);
    const rows = await server.db.selectFrom('passkeys').select('credential_id').execute();
    const added = made.filter(({ credentialId }) =>
      rows.some((row) => row.credential_id === credentialId),
    );
    expect(added).toEqual([made[won]]);
    expect((await racers[1 - won]?.call('getCurrentUser'))?.data?.userId).toBeNull();
  });
});
