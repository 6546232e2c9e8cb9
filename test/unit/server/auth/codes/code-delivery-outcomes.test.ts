import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codesTotal } from '#server/modules/auth/codes/code-delivery.ts';
import { type CodeSender, createCodeSender } from '#server/modules/auth/codes/code-sender.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { type SmsGateway, SmsTimedOut } from '#server/platform/sms/sms.ts';
import { counterIncreases } from '#test/unit/server/fixtures/counter-increases.ts';
import type { ContractClient } from '#test/unit/server/harness/contract-client.ts';
import {
  engines,
  freshPhone,
  startTestServer,
  type TestServer,
} from '#test/unit/server/harness/test-server.ts';

/**
 * Nobody stops waiting, on however slow a machine: a test that has to wait for the end of it fails.
 */
const rate = {
  concurrency: 5,
  perSecond: 1000,
  tryMilliseconds: 599_900,
  waitMilliseconds: 600_000,
};

describe.each(engines)('the outcome of a code on %s', (engine) => {
  let server: TestServer;
  const senders: CodeSender[] = [];
  let reports: unknown[];
  let counted: Awaited<ReturnType<typeof counterIncreases>>;

  beforeEach(async () => {
    server = await startTestServer(engine);
    reports = [];
    counted = await counterIncreases(codesTotal, 'outcome');
  }, 60_000);
  afterEach(async () => {
    for (const sender of senders.splice(0)) await sender.stop();
    await server?.stop();
  });

  /** A process on the database. */
  function makeSender(sendCode: SmsGateway['sendCode'], db = server.db): CodeSender {
    const { cipher, clock } = { ...server.deps, clock: server.clock };
    const report = (error: unknown) => reports.push(error);
    const sender = createCodeSender({
      db,
      cipher,
      clock,
      gateway: { sendCode },
      rate,
      report,
    });
    senders.push(sender);
    return sender;
  }
  const ask = (client: ContractClient, phone: string) =>
    client.call('updatePhoneNo', { body: { phone, action: 'submit-phone' } });
  const verify = (client: ContractClient, phone: string, otp: string) =>
    client.call('updatePhoneNo', { body: { phone, otp, action: 'verify-phone' } });
  const waiting = () => server.db.selectFrom('waiting_codes').selectAll().execute();

  /** Takes each message, and answers too late. */
  function slowGateway() {
    const taken: { phone: string; code: string }[] = [];
    const sendCode: SmsGateway['sendCode'] = async (phone, code) => {
      taken.push({ phone, code });
      throw new SmsTimedOut('The SMS gateway did not answer in time.');
    };
    return { taken, sendCode };
  }
  /** A database that cannot change a row as often as `failures` says. */
  function failingDatabase(): { db: Db; failures: number } {
    const failing = { db: server.db, failures: 0 };
    failing.db = new Proxy(server.db, {
      get(target, name) {
        if (name === 'updateTable' && failing.failures > 0) {
          failing.failures -= 1;
          throw new Error('The database is gone.');
        }
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    return failing;
  }

  it('is unknown after a gateway timeout: it stays valid and counts', async () => {
    const { taken, sendCode } = slowGateway();
    const sender = makeSender(sendCode);
    server.deps.sms = sender;
    sender.start();
    const client = server.client();
    const phone = freshPhone();
    expect((await ask(client, phone)).status, 'as for one that still waits').toBe(200);
    expect(await waiting()).toMatchObject([{ state: 'unknown', sealed: '' }]);
    expect(await counted()).toEqual({ unknown: 1 });
    expect(reports.map(String)).toEqual(['Error: The SMS gateway did not answer in time.']);
    expect((await ask(client, phone)).error.code, 'it counts').toBe('otp-resend-too-soon');
    server.clock.advance(30);
    await ask(server.client(), freshPhone());
    expect(taken.filter((message) => message.phone === phone)).toHaveLength(1);
    expect((await verify(client, phone, taken[0]?.code ?? '')).status).toBe(200);
  });

  it('limits the codes for a number where the gateway never answers in time', async () => {
    const { sendCode } = slowGateway();
    const sender = makeSender(sendCode);
    server.deps.sms = sender;
    sender.start();
    const phone = freshPhone();
    const answers: (string | number | undefined)[] = [];
    for (let sends = 0; sends < 6; sends += 1) {
      const { status, error } = await ask(server.client(), phone);
      answers.push(error?.code ?? status);
      // The gateway is paused after five failures.
      server.clock.advance(11);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 'otp-rate-limited']);
  });

  it('is reported to requests that wait in another process', async () => {
    const idle = makeSender(() => Promise.reject(new Error('It hands nothing over.')));
    const taken: string[] = [];
    makeSender(async (phone) => void taken.push(phone)).start();
    server.deps.sms = idle;
    const phone = freshPhone();
    expect((await ask(server.client(), phone)).status).toBe(200);
    expect(taken).toEqual([phone]);
  });

  it('is reported as failed to requests that wait in another process', async () => {
    const idle = makeSender(() => Promise.reject(new Error('It hands nothing over.')));
    makeSender(() => Promise.reject(new Error('The gateway is down.'))).start();
    server.deps.sms = idle;
    const phone = freshPhone();
    expect((await ask(server.client(), phone)).error.code).toBe('otp-send-failed');
    const sends = server.db.selectFrom('code_sends').where('phone', '=', phone).selectAll();
    expect(await sends.execute()).toEqual([]);
  });

  it('sends a message once if the database fails before its outcome', async () => {
    const { taken, sendCode } = slowGateway();
    const failing = failingDatabase();
    const sender = makeSender(async (...message) => {
      failing.failures = 1;
      await sendCode(...message);
    }, failing.db);
    server.deps.sms = sender;
    sender.start();
    const phone = freshPhone();
    expect((await ask(server.client(), phone)).status).toBe(200);
    // As long as a claim lasts, and more.
    await sql`update waiting_codes set claimed_until = now() - interval '1 second'`.execute(
      server.db,
    );
    const noted = async () => expect((await waiting())[0]?.state).toBe('unknown');
    await vi.waitFor(noted, { timeout: 30_000 });
    expect(taken).toHaveLength(1);
  });
});
