import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#domain/limits.ts';
import {
  codeLimits,
  dailyAccountsPerBlock,
  dailyChancePerNumber,
  worstDailyChancePerNumber,
} from '#server/modules/auth/codes/code-limits.ts';
import { consumeCode } from '#server/modules/auth/codes/one-time-codes.ts';
import { deviceCookie } from '#server/modules/auth/sessions/cookies.ts';
import { readConfig } from '#server/platform/config/config.ts';
import type { ContractClient } from '#test/unit/server/harness/contract-client.ts';
import {
  engines,
  freshPhone,
  startTestServer,
  type TestServer,
  wrongCode,
} from '#test/unit/server/harness/test-server.ts';

const day = 24 * 3600;

describe('the arithmetic of guessing', () => {
  const { codeLimits: configured } = readConfig({ SANDBOX: '1' });

  it('leaves a chance of one in 10,000 a day for one number', () => {
    expect(dailyChancePerNumber()).toBeGreaterThan(0);
    expect(dailyChancePerNumber()).toBeLessThanOrEqual(1 / 10_000);
  });

  it('leaves one short guess on the worst day, and few long ones', () => {
    const { short, long } = worstDailyChancePerNumber();
    expect(short).toBeLessThanOrEqual(1 / 10_000);
    expect(long).toBeLessThanOrEqual(2 / 1_000_000);
  });

  it('leaves an attacker with a /48 one account in 1,000 days', () => {
    expect(dailyAccountsPerBlock(configured)).toBeLessThanOrEqual(1 / 1000);
    expect(dailyAccountsPerBlock({ ...configured, missesPerBlock: 20 })).toBeGreaterThan(1 / 1000);
  });
});

describe.each(engines)('guessing codes on %s', (engine) => {
  let server: TestServer;

  beforeEach(async () => {
    server = await startTestServer(engine, { WRONG_CODES_TOTAL: '12', CODES_PER_ADDRESS: '60' });
  }, 60_000);
  afterEach(() => server?.stop());

  type From = { ip?: string };
  const headersOf = ({ ip = '198.51.100.7' }: From) => ({ 'x-forwarded-for': ip });
  const send = (client: ContractClient, phone: string, from: From = {}) =>
    client.call('updatePhoneNo', {
      body: { phone, action: 'submit-phone' },
      headers: headersOf(from),
    });
  const verify = (client: ContractClient, phone: string, otp: string, from: From = {}) =>
    client.call('updatePhoneNo', {
      body: { phone, otp, action: 'verify-phone' },
      headers: headersOf(from),
    });

  /** Asks for a code in a new browser and enters a wrong one. Returns how long the code was. */
  async function guess(phone: string, from: From = {}): Promise<number | null | undefined> {
    const client = server.client();
    const { data } = await send(client, phone, from);
    if (!data) return undefined;
    const right = server.sms.lastTo(phone);
    await verify(client, phone, wrongCode(right).padEnd(right.length, '0'), from);
    return data.otpDigits;
  }
  const untilLockIsAwaited = () =>
    vi.waitFor(
      async () => {
        const { rows } = await sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
        expect(rows).toHaveLength(1);
      },
      { timeout: 30_000 },
    );
  const misses = () => server.db.selectFrom('code_misses').select(['phone', 'digits']).execute();

  it('allows a new browser one try of a short code, then sends eight digits', async () => {
    const client = server.client();
    const phone = freshPhone();
    expect((await send(client, phone)).data?.otpDigits).toBe(4);
    const right = server.sms.lastTo(phone);
    const { status, error } = await verify(client, phone, wrongCode(right));
    expect([status, error.code, error.otpDigits]).toEqual([400, 'otp-longer-code-needed', 8]);
    expect((await verify(client, phone, right)).error.code).toBe('otp-longer-code-needed');
    server.clock.advance(61);
    expect((await send(client, phone)).data?.otpDigits).toBe(8);
    const long = server.sms.lastTo(phone);
    expect(long).toMatch(/^\d{8}$/);
    const slip = `${long.slice(0, -1)}${(Number(long.at(-1)) + 1) % 10}`;
    expect((await verify(client, phone, slip)).error).toMatchObject({
      code: 'otp-wrong',
      attemptsLeft: 4,
    });
    expect((await verify(client, phone, long)).status).toBe(200);
    // From now on the browser is known.
    server.clock.advance(61);
    expect((await send(client, phone)).data?.otpDigits).toBe(4);
  });

  it('returns the length of the current code to a reloaded page', async () => {
    const client = server.client();
    const phone = freshPhone();
    await guess(phone);
    await send(client, phone);
    const { error } = await send(client, phone);
    expect([error.code, error.otpDigits]).toEqual(['otp-resend-too-soon', 8]);
  });

  it('takes one of many guesses that come at once in a new browser', async () => {
    const client = server.client();
    const phone = freshPhone();
    await send(client, phone);
    const right = server.sms.lastTo(phone);
    const wrong = Array.from({ length: 30 }, (_, n) => String(n).padStart(4, '0')).filter(
      (one) => one !== right,
    );
    await Promise.all(wrong.map((otp) => verify(client, phone, otp)));
    const [code] = await server.db
      .selectFrom('code_sends')
      .where('phone', '=', phone)
      .selectAll()
      .execute();
    expect(code?.tries).toBe(1);
    expect(await misses()).toHaveLength(1);
  });

  it('allows one short guess for a number in two days, from anywhere', async () => {
    const phone = freshPhone();
    const lengths: (number | null | undefined)[] = [];
    for (let hour = 0; hour < 48; hour += 1) {
      lengths.push(await guess(phone, { ip: `2001:db8:${hour}::1` }));
      server.clock.advance(3600);
    }
    expect(lengths.filter((digits) => digits === 4)).toHaveLength(1);
    expect(await guess(phone), 'after two days').toBe(4);
  });

  it('sends one short code at a time, so that none can be collected for later', async () => {
    const phone = freshPhone();
    const lengths = await Promise.all(
      [1, 2, 3].map(
        async (n) =>
          (await send(server.client(), phone, { ip: `2001:db8:${n}::1` })).data?.otpDigits,
      ),
    );
    expect(lengths.toSorted()).toEqual([4, 8, 8]);
  });

  it.runIf(engine === 'postgres')(
    'counts a wrong short code that races with the next request of its browser',
    async () => {
      const client = server.client();
      const phone = freshPhone();
      await send(client, phone);
      server.clock.advance(limits.otpResendSeconds + 1);
      const { device_hash: deviceHash } = await server.db
        .selectFrom('code_sends')
        .where('phone', '=', phone)
        .select('device_hash')
        .executeTakeFirstOrThrow();
      const check = { phone, deviceHash: deviceHash ?? '', purpose: 'sign-in' as const };
      const code = wrongCode(server.sms.lastTo(phone));
      const secret = server.deps.config.codeSecret;
      const next = await server.db.transaction().execute(async (trx) => {
        const missed = consumeCode(trx, { ...check, code, secret, now: server.clock.now() });
        await expect(missed).rejects.toMatchObject({ code: 'otp-longer-code-needed' });
        const asking = send(client, phone);
        await untilLockIsAwaited();
        return { asking };
      });
      expect((await next.asking).data?.otpDigits).toBe(8);
    },
  );

  it('never delays a known browser by the guesses of others', async () => {
    const owner = await server.signIn();
    await owner.call('logout');
    server.clock.advance(3601);
    let sent = 0;
    for (let attempt = 0; attempt < 8; attempt += 1) {
      if ((await guess(owner.phone, { ip: `2001:db8:${attempt}::1` })) !== undefined) sent += 1;
    }
    expect(sent, 'codes an hour that all new browsers get together').toBe(limits.otpSendsPerHour);
    expect((await send(server.client(), owner.phone)).error.code).toBe('otp-rate-limited');
    const { data } = await send(owner, owner.phone);
    expect(data?.otpDigits, 'the number is being guessed at').toBe(8);
    const right = server.sms.lastTo(owner.phone);
    const slip = `${right.slice(0, -1)}${(Number(right.at(-1)) + 1) % 10}`;
    expect((await verify(owner, owner.phone, slip)).error.attemptsLeft).toBe(4);
    expect((await verify(owner, owner.phone, right)).status).toBe(200);
    expect((await owner.call('logout')).status).toBe(200);
  });

  it('allows one short guess in two days in known browsers too', async () => {
    const owner = await server.signIn();
    const signedOut = server.client();
    signedOut.cookies.set(deviceCookie, owner.cookies.get(deviceCookie) ?? '');
    server.clock.advance(61);
    const lengths: number[] = [];
    for (let hour = 0; hour < 47; hour += 1) {
      for (const purpose of ['sign-in', 're-authentication']) {
        const before = server.sms.sent.length;
        if (purpose === 'sign-in') await send(signedOut, owner.phone);
        else await owner.call('reauthenticate', { body: { action: 'send-code' } });
        if (server.sms.sent.length === before) continue;
        lengths.push(server.sms.lastTo(owner.phone).length);
        server.clock.advance(61);
      }
      await verify(signedOut, owner.phone, '99999999'.slice(0, lengths.at(-1)));
      server.clock.advance(3600 - 122);
    }
    expect(lengths.filter((digits) => digits === 4)).toHaveLength(1);
    expect(lengths.length).toBeLessThanOrEqual(2 * codeLimits.knownBrowserSendsPerDay);
    expect(lengths.length).toBeGreaterThan(codeLimits.knownBrowserSendsPerDay);
  });

  it('forgives wrong codes only in the browser with the right one', async () => {
    const owner = await server.signIn();
    const slip = async () => {
      await owner.call('logout');
      server.clock.advance(61);
      await send(owner, owner.phone);
      const right = server.sms.lastTo(owner.phone);
      await verify(owner, owner.phone, wrongCode(right).padEnd(right.length, '0'));
    };
    const next = async () => {
      await owner.call('logout');
      server.clock.advance(61);
      const { data } = await send(owner, owner.phone);
      await verify(owner, owner.phone, server.sms.lastTo(owner.phone));
      return data?.otpDigits;
    };
    await slip();
    expect([await next(), await next()]).toEqual([8, 4]);
    await guess(owner.phone, { ip: '2001:db8:9::1' });
    server.clock.advance(3600);
    expect([await next(), await next()]).toEqual([8, 8]);
    server.clock.advance(2 * day);
    expect(await next()).toBe(4);
  });

  it('does not count errors of known browsers for their network', async () => {
    const owner = await server.signIn();
    server.clock.advance(61);
    await guess(owner.phone);
    await send(owner, owner.phone);
    await verify(owner, owner.phone, '99999999'.slice(0, server.sms.lastTo(owner.phone).length));
    const rows = await server.db.selectFrom('code_misses').select('block').execute();
    expect(rows.map(({ block }) => block).toSorted()).toEqual(['198.51.100.0/24', null]);
  });

  it('counts codes refused by the gateway for browser and network only', async () => {
    const phone = freshPhone();
    server.sms.refuses = true;
    const answers: (string | undefined)[] = [];
    const client = server.client();
    for (let sends = 0; sends <= codeLimits.sendsPerDevice; sends += 1) {
      answers.push((await send(client, phone)).error?.code);
    }
    expect(new Set(answers.slice(0, -1))).toEqual(new Set(['otp-send-failed']));
    expect(answers.at(-1)).toBe('otp-device-limited');
    for (let sends = codeLimits.sendsPerDevice; sends < 60; sends += 1)
      await send(server.client(), phone);
    expect((await send(server.client(), phone)).error.code).toBe('otp-network-limited');
    server.sms.refuses = false;
    expect((await send(server.client(), phone, { ip: '203.0.113.7' })).data?.otpDigits).toBe(4);
  });

  it.runIf(engine === 'postgres')(
    'lets requests from one block wait with one connection',
    async () => {
      const ip = '203.0.113.20';
      let release = () => {};
      const held = server.db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtext('block:203.0.113.0/24'))`.execute(trx);
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      });
      const waiting = Array.from({ length: 60 }, () => send(server.client(), freshPhone(), { ip }));
      expect((await send(server.client(), freshPhone(), { ip: '198.51.100.1' })).status).toBe(200);
      release();
      await held;
      const answers = await Promise.all(waiting);
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.length).toBeGreaterThan(0);
      for (const { status, error, headers } of refused)
        expect([status, error.code, headers['retry-after']]).toEqual([503, 'server-busy', '1']);
    },
  );

  it('gives no advantage without a cookie, or with one of another number', async () => {
    const [attacker, victim] = [await server.signIn(), await server.signIn()];
    server.clock.advance(61);
    await send(attacker, victim.phone);
    const wrong = wrongCode(server.sms.lastTo(victim.phone));
    expect((await verify(attacker, victim.phone, wrong)).error.code).toBe('otp-longer-code-needed');
    attacker.cookies.delete(deviceCookie);
    server.clock.advance(61);
    expect((await send(attacker, victim.phone)).data?.otpDigits).toBe(8);
  });

  it('lets a /48 guess eight short codes a day, at whatever numbers', async () => {
    const lengths: (number | null | undefined)[] = [];
    for (let n = 0; n < 12; n += 1) {
      lengths.push(await guess(freshPhone(), { ip: `2001:db8:1:${n}00::1` }));
    }
    expect(lengths.filter((digits) => digits === 4)).toHaveLength(8);
    expect(await guess(freshPhone(), { ip: '2001:db8:2::1' }), 'another /48').toBe(4);
    server.clock.advance(day + 1);
    expect(await guess(freshPhone(), { ip: '2001:db8:1::1' })).toBe(4);
  });

  it('counts pending short codes of a block, so none can be collected', async () => {
    const lengths: (number | null | undefined)[] = [];
    for (let n = 0; n < 12; n += 1) {
      const { data } = await send(server.client(), freshPhone(), { ip: '2001:db8:1::1' });
      lengths.push(data?.otpDigits);
    }
    expect(lengths.filter((digits) => digits === 4)).toHaveLength(8);
    server.clock.advance(limits.otpLifeSeconds + 1);
    expect(
      (await send(server.client(), freshPhone(), { ip: '2001:db8:1::1' })).data?.otpDigits,
    ).toBe(4);
  });

  it('has a limit for all networks together, which does not affect known browsers', async () => {
    const owner = await server.signIn();
    server.clock.advance(limits.otpLifeSeconds + 1);
    const lengths: (number | null | undefined)[] = [];
    for (let n = 0; n < 20; n += 1) {
      lengths.push(await guess(freshPhone(), { ip: `2001:db8:${n}::1` }));
    }
    expect(lengths.filter((digits) => digits === 4)).toHaveLength(12);
    expect((await send(owner, owner.phone)).data?.otpDigits).toBe(4);
  });

  it('stops 1,500 guesses at 300 numbers from one address after a few', async () => {
    const numbers = Array.from({ length: 300 }, () => freshPhone());
    let shortGuesses = 0;
    for (const phone of numbers) {
      const digits = await guess(phone);
      if (digits === 4) shortGuesses += 1;
    }
    expect(shortGuesses).toBe(8);
    expect((await misses()).length, 'codes that the address may ask for in an hour').toBe(60);
  }, 60_000);

  it('makes a network wait whose codes are entered wrongly again and again', async () => {
    const at = server.clock.now();
    const missed = Array.from({ length: codeLimits.missedCodesPerBlock }, () => ({
      id: crypto.randomUUID(),
      phone: freshPhone(),
      block: '198.51.100.0/24',
      digits: 8,
      at,
    }));
    await server.db.insertInto('code_misses').values(missed).execute();
    const { status, error } = await send(server.client(), freshPhone());
    expect([status, error.code, error.retryAfter]).toEqual([429, 'otp-network-limited', day]);
    expect((await send(server.client(), freshPhone(), { ip: '198.51.101.7' })).status).toBe(200);
  });
});
