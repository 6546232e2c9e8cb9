import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashCode } from '#server/modules/auth/codes/one-time-codes.ts';
import type { ContractClient } from '#test/unit/server/harness/contract-client.ts';
import {
  engines,
  freshPhone,
  startTestServer,
  type TestServer,
  wrongCode,
} from '#test/unit/server/harness/test-server.ts';

describe.each(engines)('one-time codes on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  const send = (client: ContractClient, phone: string) =>
    client.call('updatePhoneNo', { body: { phone, action: 'submit-phone' } });
  const verify = (client: ContractClient, phone: string, otp: string) =>
    client.call('updatePhoneNo', { body: { phone, otp, action: 'verify-phone' } });

  // spec 7.55, 7.62, 9.1
  it('sends four digits, says when to resend, and masks the number', async () => {
    const phone = freshPhone();
    const { status, data } = await send(server.client(), phone);
    expect(status).toBe(200);
    expect(data).toMatchObject({ message: 'Otp Sent', resendAfter: 60, expiresIn: 300 });
    expect(data?.maskedPhone).toBe(`••••••${phone.slice(-4)}`);
    expect(server.sms.lastTo(phone)).toMatch(/^\d{4}$/);
  });

  it('opens no session on a DH_MENA host, but adds numbers there', async () => {
    const phone = freshPhone();
    const host = { host: 'portal.creator.me', origin: 'http://portal.creator.me' };
    const body = { phone, action: 'submit-phone' } as const;
    const refused = await server.client().call('updatePhoneNo', { body, headers: host });
    expect([refused.status, refused.error.code]).toEqual([409, 'not-available']);
    expect(() => server.sms.lastTo(phone)).toThrow();
    const creator = await server.signIn();
    expect((await creator.call('updatePhoneNo', { body, headers: host })).status).toBe(200);
  });

  it('stores no code in plain text', async () => {
    const phone = freshPhone();
    await send(server.client(), phone);
    const row = await server.db
      .selectFrom('code_sends')
      .where('phone', '=', phone)
      .selectAll()
      .executeTakeFirstOrThrow();
    const code = server.sms.lastTo(phone);
    expect(row.code_hash).toBe(hashCode(code, phone, server.deps.config.codeSecret));
    expect(Object.values(row)).not.toContain(code);
  });

  // spec 1.2, 7.5
  it('creates a creator for an unknown number, and finds the creator of a known one', async () => {
    const first = await server.signIn();
    server.clock.advance(61);
    const again = await server.signIn(first.phone);
    expect(again.userId).toBe(first.userId);
    const { data } = await again.call('getCurrentUser');
    expect(data).toMatchObject({ nextScreen: 'dashboard', creatorType: 'UGC', newUser: true });
  });

  it('counts wrong tries down and then refuses even the right code', async () => {
    const client = await server.signIn();
    const { phone } = client;
    server.clock.advance(61);
    await send(client, phone);
    const short = await verify(client, phone, wrongCode(server.sms.lastTo(phone)));
    expect(short.error).toMatchObject({
      code: 'otp-longer-code-needed',
      attemptsLeft: 0,
      otpDigits: 8,
    });
    server.clock.advance(61);
    await send(client, phone);
    const right = server.sms.lastTo(phone);
    const left: (number | undefined)[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { error } = await verify(client, phone, wrongCode(right).padEnd(8, '0'));
      left.push(error.attemptsLeft);
    }
    expect(left).toEqual([4, 3, 2, 1, 0]);
    const { status, error } = await verify(client, phone, right);
    expect([status, error.code, error.attemptsLeft]).toEqual([429, 'otp-attempts-exhausted', 0]);
    expect(error.retryAfter).toBeLessThanOrEqual(60);
    server.clock.advance(60);
    await send(client, phone);
    expect((await verify(client, phone, server.sms.lastTo(phone))).status).toBe(200);
  });

  it('counts parallel tries, so that guessing in parallel has no advantage', async () => {
    const client = await server.signIn();
    const { phone } = client;
    server.clock.advance(61);
    await send(client, phone);
    const wrong = wrongCode(server.sms.lastTo(phone));
    await verify(client, phone, wrong);
    server.clock.advance(61);
    await send(client, phone);
    const long = wrongCode(server.sms.lastTo(phone)).padEnd(8, '0');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => verify(client, phone, long)),
    );
    const codes = answers.map(({ error }) => error.code);
    expect(codes.filter((code) => code === 'otp-wrong').length).toBeLessThanOrEqual(5);
    expect(codes).toContain('otp-attempts-exhausted');
  });

  it('refuses a code that was used', async () => {
    const signedIn = await server.signIn();
    const used = server.sms.lastTo(signedIn.phone);
    const { status, error } = await verify(signedIn, signedIn.phone, used);
    expect([status, error.code]).toEqual([400, 'otp-expired']);
  });

  it('lets only one of two tabs use a code', async () => {
    const client = await server.signIn();
    server.clock.advance(61);
    await send(client, client.phone);
    const code = server.sms.lastTo(client.phone);
    const answers = await Promise.all([1, 2, 3].map(() => verify(client, client.phone, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('refuses a code after five minutes, and one that was never sent', async () => {
    const client = server.client();
    const phone = freshPhone();
    expect((await verify(client, phone, '1234')).error.code).toBe('otp-expired');
    await send(client, phone);
    server.clock.advance(301);
    expect((await verify(client, phone, server.sms.lastTo(phone))).error.code).toBe('otp-expired');
  });

  it('accepts the newest code only, and an earlier one costs no try', async () => {
    const client = server.client();
    const phone = freshPhone();
    const codes: string[] = [];
    for (let sends = 0; sends < 3; sends += 1) {
      await send(client, phone);
      codes.unshift(server.sms.lastTo(phone));
      server.clock.advance(61);
    }
    const [newest = '', ...earlier] = codes;
    for (const code of earlier.filter((one) => one !== newest)) {
      const { status, error } = await verify(client, phone, code);
      expect([status, error.code]).toEqual([400, 'otp-superseded']);
    }
    expect((await verify(client, phone, newest)).status).toBe(200);
  });

  it('accepts a code only in the browser that requested it', async () => {
    const [inApp, browser] = [server.client(), server.client()];
    const phone = freshPhone();
    await send(inApp, phone);
    const code = server.sms.lastTo(phone);
    const { status, error } = await verify(browser, phone, code);
    expect([status, error.code]).toEqual([400, 'otp-other-browser']);
    // The other browser may ask at once, and neither code takes the other's place.
    expect((await send(browser, phone)).status).toBe(200);
    expect((await verify(browser, phone, server.sms.lastTo(phone))).status).toBe(200);
    expect((await verify(inApp, phone, code)).status).toBe(200);
  });

  it('leaves 60 seconds between two sends', async () => {
    const client = server.client();
    const phone = freshPhone();
    await send(client, phone);
    server.clock.advance(18);
    const { status, error, headers } = await send(client, phone);
    expect([status, error.code, error.retryAfter]).toEqual([429, 'otp-resend-too-soon', 42]);
    expect(headers['retry-after']).toBe('42');
    server.clock.advance(42);
    expect((await send(client, phone)).status).toBe(200);
  });

  it('sends one code for two simultaneous requests of a browser', async () => {
    const client = await server.signIn();
    server.clock.advance(61);
    const before = server.sms.sent.length;
    const answers = await Promise.all([1, 2, 3].map(() => send(client, client.phone)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    expect(server.sms.sent).toHaveLength(before + 1);
  });

  it('sends five an hour to a number, then says how long to wait', async () => {
    const client = server.client();
    const phone = freshPhone();
    for (let sends = 0; sends < 5; sends += 1) {
      expect((await send(client, phone)).status).toBe(200);
      server.clock.advance(61);
    }
    const { error } = await send(client, phone);
    expect([error.code, error.retryAfter]).toEqual(['otp-rate-limited', 3600 - 5 * 61]);
    server.clock.advance(3600 - 5 * 61);
    expect((await send(client, phone)).status).toBe(200);
  });

  it('reports a refusing gateway, and allows another try at once', async () => {
    const phone = freshPhone();
    server.sms.isDown = true;
    const { status, error } = await send(server.client(), phone);
    server.sms.isDown = false;
    expect([status, error.code]).toEqual([502, 'otp-send-failed']);
    expect((await send(server.client(), phone)).status).toBe(200);
  });

  it.each([
    ['987654321', 'malformed'],
    ['98765432101', 'malformed'],
    ['+919876543', 'malformed'],
    ['९८७६५४३२१०', 'malformed'],
    ['', 'malformed'],
  ])('refuses the number "%s" by name of the field', async (phone, code) => {
    const { status, error } = await send(server.client(), phone);
    expect([status, error.code]).toEqual([400, 'invalid-request']);
    expect(['too-long', code]).toContain(error.fields?.phone);
  });

  it.each(['123', '12345', 'abcd', '१२३४'])(
    'refuses the code "%s" by name of the field',
    async (otp) => {
      const { status, error } = await verify(server.client(), freshPhone(), otp);
      expect([status, error.code]).toEqual([400, 'invalid-request']);
      expect(error.fields).toHaveProperty('otp');
    },
  );

  it('requires the code', async () => {
    const body = { phone: freshPhone(), action: 'verify-phone' as const };
    const { status, error } = await server.client().call('updatePhoneNo', { body });
    expect([status, error.fields]).toEqual([400, { otp: 'required' }]);
  });

  // spec 1.4
  it('verifies the phone of a person who signed in with Google', async () => {
    const client = server.client();
    await client.call('login', {
      body: { loginType: 'GOOGLE', googleAccessToken: 'person:phoneless' },
    });
    expect((await client.call('getCurrentUser')).data?.nextScreen).toBe('phone-submission');
    const phone = freshPhone();
    await send(client, phone);
    expect((await client.call('getCurrentUser')).data?.nextScreen).toBe('phone-verification');
    const { data } = await verify(client, phone, server.sms.lastTo(phone));
    expect(data).toMatchObject({ message: 'Phone verified', nextScreen: 'dashboard' });
    server.clock.advance(61);
    const byPhone = await server.signIn(phone);
    expect(byPhone.userId).toBe((await client.call('getCurrentUser')).data?.userId);
  });

  it('replaces the old number with the new one', async () => {
    const person = await server.signIn();
    const phone = freshPhone();
    await send(person, phone);
    expect((await verify(person, phone, server.sms.lastTo(phone))).status).toBe(200);
    server.clock.advance(61);
    expect((await server.signIn(phone)).userId).toBe(person.userId);
    server.clock.advance(61);
    expect((await server.signIn(person.phone)).userId).not.toBe(person.userId);
  });

  it('returns an error to a blocked creator', async () => {
    const person = await server.signIn();
    const position = {
      phone: 'verified',
      work: 'notSubmitted',
      bank: 'notSubmitted',
      accountStatus: 'blocked',
    };
    await server.db
      .updateTable('people')
      .set({ position: JSON.stringify(position) })
      .where('id', '=', person.userId)
      .execute();
    expect((await person.call('getCurrentUser')).data?.userId).toBeNull();
    server.clock.advance(61);
    await send(person, person.phone);
    const { status, error } = await verify(person, person.phone, server.sms.lastTo(person.phone));
    expect([status, error.code]).toEqual([403, 'account-blocked']);
  });
});
