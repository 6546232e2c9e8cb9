import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codesTotal } from '#server/modules/auth/codes/code-delivery.ts';
import { type CodeSender, createCodeSender } from '#server/modules/auth/codes/code-sender.ts';
import { claimCodes } from '#server/modules/auth/repository/waiting-codes.ts';
import type { SendRate } from '#server/platform/config/code-rate-limits.ts';
import type { SmsGateway } from '#server/platform/sms/sms.ts';
import {
  exotelAt,
  impatient,
  refusal,
  sendContext,
  taken,
  usual,
} from '#test/unit/server/fixtures/code-sender-fixtures.ts';
import { counterIncreases } from '#test/unit/server/fixtures/counter-increases.ts';
import {
  type ProviderAnswer,
  startProvider,
} from '#test/unit/server/harness/provider-stub-server.ts';
import {
  engines,
  freshPhone,
  startTestServer,
  type TestServer,
} from '#test/unit/server/harness/test-server.ts';

describe.each(engines)('the queue of codes on %s', (engine) => {
  let server: TestServer;
  let provider: Awaited<ReturnType<typeof startProvider>>;
  const senders: CodeSender[] = [];
  const reports: unknown[] = [];
  let counted: Awaited<ReturnType<typeof counterIncreases>>;

  beforeEach(async () => {
    server = await startTestServer(engine, {
      CODES_PER_ADDRESS: '1000',
      CODES_PER_BLOCK: '1000',
      WRONG_CODES_TOTAL: '5000',
    });
    provider = await startProvider(() => taken);
    reports.length = 0;
    counted = await counterIncreases(codesTotal, 'outcome');
  }, 60_000);
  afterEach(async () => {
    for (const sender of senders.splice(0)) await sender.stop();
    await provider.stop();
    await server?.stop();
  });

  /** Another process on the same database. */
  function makeSender(
    rate: Partial<SendRate> = {},
    gateway?: SmsGateway,
    db = server.db,
  ): CodeSender {
    const policy = { timeoutMs: usual.tryMilliseconds, tries: 1, firstRetryDelay: 0 };
    const sender = createCodeSender({
      db,
      cipher: server.deps.cipher,
      clock: server.clock,
      gateway: gateway ?? exotelAt(provider.url, policy),
      rate: { ...usual, ...rate },
      report: (error) => reports.push(error),
    });
    senders.push(sender);
    server.deps.sms = sender;
    return sender;
  }
  const ask = (phone: string, ip = '203.0.113.9') =>
    server.client().call('updatePhoneNo', {
      body: { phone, action: 'submit-phone' },
      headers: { 'x-forwarded-for': ip },
    });
  const numbersSent = () =>
    provider.received.map(({ body }) => new URLSearchParams(body).get('To')?.slice(3));
  const waiting = () => server.db.selectFrom('waiting_codes').selectAll().execute();
  const sends = (phone: string) =>
    server.db.selectFrom('code_sends').where('phone', '=', phone).selectAll().execute();

  it('sends a code at once, and keeps nothing of the message', async () => {
    makeSender().start();
    const phone = freshPhone();
    expect((await ask(phone)).status).toBe(200);
    expect(numbersSent()).toEqual([phone]);
    expect(await waiting()).toMatchObject([{ state: 'sent', sealed: '' }]);
    expect(await counted()).toEqual({ sent: 1 });
  });

  it('keeps codes unreadable while they wait', async () => {
    makeSender({ waitMilliseconds: 1 });
    const phone = freshPhone();
    await ask(phone);
    const [row] = await waiting();
    expect(Buffer.from(row?.sealed ?? '', 'base64').toString('latin1')).not.toContain(phone);
    expect(JSON.stringify(row)).not.toContain(phone);
  });

  it("sends the next person's code fourth, behind 600 from three networks", async () => {
    const idle = makeSender({ waitMilliseconds: 1 });
    for (let n = 0; n < 600; n += 1)
      await idle.sendCode('9000000000', '1234', sendContext(`203.0.${n % 3}.0/24`));
    const order: string[] = [];
    const gateway = { sendCode: async (phone: string) => void order.push(phone) };
    const phone = freshPhone();
    await idle.sendCode(phone, '1234', sendContext('198.51.100.0/24'));
    const sender = makeSender({ concurrency: 1, perSecond: 100_000 }, gateway);
    sender.start();
    await vi.waitFor(() => expect(order).toContain(phone), { timeout: 20_000, interval: 5 });
    expect(order.indexOf(phone)).toBeLessThan(4);
  }, 60_000);

  it('delays a late newcomer by one round only', async () => {
    const order: string[] = [];
    let later: Promise<unknown> | undefined;
    const phone = freshPhone();
    const sender = makeSender(
      { concurrency: 1, perSecond: 100_000, waitMilliseconds: 1 },
      {
        async sendCode(to) {
          order.push(to);
          if (order.length === 20) later = ask(phone, '198.51.100.9');
          await later;
        },
      },
    );
    const idle = senders[0] as CodeSender;
    for (let n = 0; n < 90; n += 1) {
      const phone = `900000${String(n).padStart(4, '0')}`;
      await idle.sendCode(phone, '1234', sendContext(`203.0.${n % 3}.0/24`));
    }
    sender.start();
    await vi.waitFor(() => expect(order).toContain(phone), { timeout: 20_000, interval: 5 });
    expect(order.indexOf(phone) - 20).toBeLessThan(6);
  }, 60_000);

  it('sends each code once, however many processes send', async () => {
    const idle = makeSender({ waitMilliseconds: 1 });
    const numbers = Array.from({ length: 60 }, () => freshPhone());
    for (const phone of numbers) {
      await idle.sendCode(phone, '1234', sendContext('203.0.113.0/24'));
    }
    for (let process = 0; process < 3; process += 1) makeSender().start();
    await vi.waitFor(() => expect(provider.received).toHaveLength(60), { timeout: 50_000 });
    expect(numbersSent().toSorted()).toEqual(numbers.toSorted());
  }, 60_000);

  it('sends what a stopped process has left', async () => {
    const phone = freshPhone();
    makeSender({ waitMilliseconds: 1 });
    expect((await ask(phone)).status, 'it still waits').toBe(200);
    // The process took it and ended.
    await sql`update waiting_codes
      set claimed_until = now() - interval '1 second', tries = 1`.execute(server.db);
    makeSender().start();
    await vi.waitFor(() => expect(numbersSent()).toEqual([phone]), { timeout: 10_000 });
  });

  it('drops codes that are too old, and does not count them', async () => {
    const phone = freshPhone();
    makeSender({ waitMilliseconds: 1 });
    await ask(phone);
    server.clock.advance(301);
    makeSender().start();
    await vi.waitFor(async () => expect(await counted()).toEqual({ expired: 1 }), {
      timeout: 10_000,
    });
    expect(provider.received).toEqual([]);
    expect(await sends(phone)).toEqual([]);
  });

  it.each<[string, ProviderAnswer, string]>([
    ['refuses the message', refusal(400), 'refused'],
    ['is broken', refusal(503), 'failed'],
  ])(
    'reports an error when the gateway %s, and does not count the send for the number',
    async (_, answer, outcome) => {
      makeSender().start();
      provider.answer = () => answer;
      const phone = freshPhone();
      const { status, error } = await ask(phone);
      expect([status, error.code]).toEqual([502, 'otp-send-failed']);
      expect(reports.length).toBeGreaterThan(0);
      expect(await counted()).toEqual({ [outcome]: 1 });
      // A permanent refusal still counts for the browser and the network.
      const kept = (await sends(phone)).map(({ failed_at }) => failed_at);
      expect(kept).toEqual(outcome === 'refused' ? [server.clock.now()] : []);
      provider.answer = () => taken;
      expect((await ask(phone)).status, 'another may be asked for at once').toBe(200);
    },
  );

  it('answers as for a waiting code when the gateway times out', async () => {
    makeSender({}, exotelAt(provider.url, impatient)).start();
    provider.answer = () => 'hang';
    const phone = freshPhone();
    expect((await ask(phone)).status).toBe(200);
    expect(await counted()).toEqual({ unknown: 1 });
    expect(await waiting()).toMatchObject([{ state: 'unknown', sealed: '' }]);
    expect(await sends(phone)).toMatchObject([{ phone, failed_at: null, tries: 0 }]);
  });

  it('never sends a message that was reported as failed', async () => {
    makeSender().start();
    provider.answer = () => refusal(503);
    expect((await ask(freshPhone())).status).toBe(502);
    provider.answer = () => taken;
    provider.received.length = 0;
    server.clock.advance(60);
    const other = freshPhone();
    expect((await ask(other)).status).toBe(200);
    expect(numbersSent()).toEqual([other]);
  });

  it('pauses a dead gateway after five failures, then probes it', async () => {
    makeSender().start();
    provider.answer = () => refusal(503);
    for (let n = 0; n < 5; n += 1) expect((await ask(freshPhone())).status).toBe(502);
    provider.received.length = 0;
    for (let n = 0; n < 5; n += 1) expect((await ask(freshPhone())).status).toBe(502);
    expect(provider.received, 'answered without asking').toEqual([]);
    expect(await waiting()).toHaveLength(5);
    server.clock.advance(11);
    expect((await ask(freshPhone())).status).toBe(502);
    expect(provider.received.length).toBeGreaterThan(0);
    provider.answer = () => taken;
    server.clock.advance(11);
    expect((await ask(freshPhone())).status).toBe(200);
    expect((await ask(freshPhone())).status).toBe(200);
  });

  it('refuses at once while one message probes the gateway', async () => {
    makeSender({}, exotelAt(provider.url, impatient)).start();
    provider.answer = () => refusal(503);
    for (let n = 0; n < 5; n += 1) expect((await ask(freshPhone())).status).toBe(502);
    server.clock.advance(11);
    provider.answer = () => 'hang';
    provider.received.length = 0;
    const probe = ask(freshPhone());
    await vi.waitFor(() => expect(provider.received).toHaveLength(1), { timeout: 10_000 });
    const queued = (await waiting()).length;
    expect((await ask(freshPhone())).status).toBe(502);
    expect(await waiting(), 'answered without waiting').toHaveLength(queued);
    await probe;
  });

  it('sends a message once where the database is gone before it is noted as sent', async () => {
    const { db } = server;
    let failing = 0;
    const watched = new Proxy(db, {
      get(target, name) {
        if (name === 'updateTable' && failing > 0) {
          failing -= 1;
          throw new Error('The database is gone.');
        }
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const sent: string[] = [];
    const gateway = {
      async sendCode(phone: string) {
        sent.push(phone);
        if (sent.length <= 6) failing = 1;
      },
    };
    makeSender({}, gateway, watched).start();
    const phones = Array.from({ length: 6 }, () => freshPhone());
    for (const phone of phones) expect((await ask(phone)).status).toBe(200);
    // As long as a claim lasts, and more.
    await sql`update waiting_codes set claimed_until = now() - interval '1 second'`.execute(db);
    const last = freshPhone();
    expect((await ask(last)).status, 'the gateway is not taken for broken').toBe(200);
    expect(sent).toEqual([...phones, last]);
    expect((await waiting()).map(({ state }) => state)).toEqual(Array(7).fill('sent'));
    expect(await counted()).toEqual({ sent: 7 });
  });

  it('leaves messages to the process sending them, despite clock skew', async () => {
    makeSender({ waitMilliseconds: 1 });
    await ask(freshPhone());
    expect(await claimCodes(server.db, 5, server.clock.now())).toHaveLength(1);
    const ahead = new Date(server.clock.now().getTime() + 60_000);
    expect(await claimCodes(server.db, 5, ahead)).toEqual([]);
  });

  it('refuses at once while two hundred wait', async () => {
    makeSender({ waitMilliseconds: 2000 });
    const [sender] = senders as [CodeSender];
    const crowd = Array.from({ length: 200 }, (_, n) =>
      sender.sendCode('9000000000', '1234', sendContext(String(n))),
    );
    await expect(sender.sendCode('9000000001', '1234', sendContext('200'))).rejects.toThrow(
      'Too many wait',
    );
    await Promise.all(crowd);
    await sender.sendCode('9000000001', '1234', sendContext('201'));
  });

  it('restores the previous code when the next one cannot be sent', async () => {
    makeSender().start();
    const client = server.client();
    const phone = freshPhone();
    const send = () => client.call('updatePhoneNo', { body: { phone, action: 'submit-phone' } });
    await send();
    const [, otp = ''] =
      /#(\d+)$/.exec(new URLSearchParams(provider.received[0]?.body).get('Body') ?? '') ?? [];
    server.clock.advance(61);
    provider.answer = () => refusal(400);
    expect((await send()).status).toBe(502);
    const { status } = await client.call('updatePhoneNo', {
      body: { phone, otp, action: 'verify-phone' },
    });
    expect(status).toBe(200);
  });

  it('exports the age of the oldest waiting code to Prometheus', async () => {
    makeSender({ waitMilliseconds: 1 });
    await ask(freshPhone());
    server.clock.advance(45);
    const { body } = await server.app.inject({ method: 'GET', url: '/metrics' });
    expect(body).toContain('sms_oldest_waiting_seconds 45');
    expect(body).toContain('# TYPE sms_codes_total counter');
    expect(body).toContain('wrong_short_codes 0');
  });

  it('ends only when running sends have ended', async () => {
    const handedOver: string[] = [];
    const gate = Promise.withResolvers<void>();
    const sender = makeSender(
      { waitMilliseconds: 1 },
      {
        async sendCode(phone) {
          await gate.promise;
          handedOver.push(phone);
        },
      },
    );
    sender.start();
    const phone = freshPhone();
    await ask(phone);
    await vi.waitFor(async () => expect((await waiting())[0]?.tries).toBe(1), { timeout: 10_000 });
    const stopped = sender.stop();
    gate.resolve();
    await stopped;
    expect(handedOver).toEqual([phone]);
    expect(await waiting()).toMatchObject([{ state: 'sent' }]);
  });
});
