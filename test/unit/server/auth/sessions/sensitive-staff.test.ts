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
  wrongCode,
} from '#test/unit/server/harness/test-server.ts';
import { virtualAuthenticator } from '#test/unit/server/harness/virtual-authenticator.ts';

const required = { status: 403, error: { code: 'reauthentication-required' } };

describe.each(engines)('a borrowed session of staff on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  const age = () => server.clock.advance(limits.recentAuthenticationSeconds);

  async function withPasskey() {
    const staff = await signInAsStaff(server);
    const key = virtualAuthenticator();
    const made = key.make((await staff.call('startPasskey')).data);
    await staff.call('addPasskey', { body: { name: 'Laptop', made } });
    return { staff, key, made };
  }
  const answerOf = async (client: ContractClient, key: ReturnType<typeof virtualAuthenticator>) =>
    key.answer((await client.call('startPasskeySignIn')).data);

  it('changes no second factor and no colleague ten minutes after the sign-in', async () => {
    const { staff, made } = await withPasskey();
    age();
    const staffUserId = crypto.randomUUID();
    const permissions = ['INTERNAL', 'MANAGE_STAFF'] as const;
    const newMember = { name: 'Mallory', email: 'mallory@creator.example', permissions };
    const calls = [
      () => staff.call('startPasskey'),
      () => staff.call('addPasskey', { body: { name: 'Phone', made } }),
      () => staff.call('removePasskey', { body: { passkeyId: crypto.randomUUID() } }),
      () => staff.call('startAuthenticator'),
      () => staff.call('confirmAuthenticator', { body: { code: '000000' } }),
      () => staff.call('removeAuthenticator'),
      () => staff.call('renewRecoveryCodes'),
      () => staff.call('createPasswordResetLink', { body: { staffUserId } }),
      () => staff.call('resetSecondFactor', { body: { staffUserId, reason: 'Lost phone' } }),
      () => staff.call('endStaffSessions', { body: { staffUserId } }),
      () => staff.call('addStaffMember', { body: newMember }),
      () => staff.call('updateStaffMember', { body: { staffUserId, permissions } }),
      () => staff.call('deactivateStaffMember', { body: { staffUserId, reason: 'Left' } }),
      () => staff.call('reactivateStaffMember', { body: { staffUserId, reason: 'Back' } }),
    ];
    for (const call of calls) expect(await call()).toMatchObject(required);
    expect((await staff.call('getSecurity')).status).toBe(200);
    await staff.call('reauthenticate', { body: { action: 'password', password: staffPassword } });
    expect((await staff.call('startAuthenticator')).status).toBe(200);
  });

  it("is confirmed by the person's own passkey, once per challenge", async () => {
    const { staff, key } = await withPasskey();
    age();
    const { error } = await staff.call('renewRecoveryCodes');
    expect(error.reauthentication).toEqual({ ways: ['PASSKEY', 'PASSWORD'], maskedPhone: null });
    const { data } = await staff.call('startPasskeySignIn');
    expect(data?.passkeys).toHaveLength(1);
    const colleague = await withPasskey();
    const foreign = await answerOf(colleague.staff, colleague.key);
    const refused = await staff.call('reauthenticate', {
      body: { action: 'passkey', answer: foreign },
    });
    expect([refused.status, refused.error.code]).toEqual([400, 'passkey-refused']);
    expect(await staff.call('renewRecoveryCodes')).toMatchObject(required);
    const body = { action: 'passkey' as const, answer: await answerOf(staff, key) };
    expect((await staff.call('reauthenticate', { body })).data?.isConfirmed).toBe(true);
    expect((await staff.call('reauthenticate', { body })).error.code).toBe('passkey-refused');
    expect((await staff.call('renewRecoveryCodes')).status).toBe(200);
  });

  it('is confirmed by a code of eight digits after a wrong one of four', async () => {
    const owner = await server.signIn();
    // In a browser that the account does not know.
    await server.db.deleteFrom('known_devices').where('person_id', '=', owner.userId).execute();
    server.clock.advance(limits.recentAuthenticationSeconds);
    const ask = () => owner.call('reauthenticate', { body: { action: 'send-code' } });
    const enter = (otp: string) =>
      owner.call('reauthenticate', { body: { action: 'verify-code', otp } });
    expect((await ask()).data?.otpDigits).toBe(4);
    const { error } = await enter(wrongCode(server.sms.lastTo(owner.phone)));
    expect([error.code, error.otpDigits]).toEqual(['otp-longer-code-needed', 8]);
    server.clock.advance(61);
    expect((await ask()).data?.otpDigits).toBe(8);
    expect((await enter(server.sms.lastTo(owner.phone))).data?.isConfirmed).toBe(true);
  });
});

describe.each(engines)('a sign-in that sets up its second factor on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine, { STAFF_SECOND_FACTOR: 'required' });
  }, 60_000);
  afterAll(() => server?.stop());

  async function enrolling() {
    const email = `staff-${crypto.randomUUID()}@creator.example`;
    await addStaff(
      server.deps,
      { email, name: 'Anita Rao', password: staffPassword },
      server.clock.now(),
    );
    const client = server.client();
    await client.call('login', { body: { loginType: 'INTERNAL', email, password: staffPassword } });
    return client;
  }

  it('needs no confirmation', async () => {
    const byKey = await enrolling();
    const key = virtualAuthenticator();
    const made = key.make((await byKey.call('startPasskey')).data);
    expect((await byKey.call('addPasskey', { body: { name: 'Laptop', made } })).status).toBe(200);
    const byApp = await enrolling();
    const { secret } = (await byApp.call('startAuthenticator')).data;
    const timestamp = server.clock.now().getTime();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
    expect((await byApp.call('confirmAuthenticator', { body: { code } })).status).toBe(200);
  });

  it('is refused once it has ended', async () => {
    const client = await enrolling();
    server.clock.advance(limits.secondStepSeconds);
    expect((await client.call('startPasskey')).status).toBe(401);
    expect((await client.call('startAuthenticator')).status).toBe(401);
  });
});
