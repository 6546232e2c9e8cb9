import { createHash, randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/http/app.ts';
import { readConfig } from '#server/platform/config/config.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { createAtRestCipher } from '#server/platform/encryption/at-rest-cipher.ts';
import { createEnvelopeDecrypter } from '#server/platform/encryption/envelopes.ts';
import {
  type argon2id,
  createPasswordHasher,
} from '#server/platform/encryption/password-hashing.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { SocialProvider } from '#server/platform/providers/social.ts';
import { createMemoryJobs } from '#server/platform/queue/jobs.ts';
import { SmsRefused } from '#server/platform/sms/sms.ts';
import type { SmsNotice } from '#server/platform/sms/sms-notices.ts';
import { createUnfinishedUploads } from '#server/platform/videos/unfinished-uploads.ts';
import { ContractClient } from './contract-client.ts';
import type { Engine } from './engines.ts';
import { memoryStorage } from './memory-storage.ts';
import { borrowDatabase } from './reusable-databases.ts';

export { type Engine, engines } from './engines.ts';

/** In place of argon2id, which takes a processor 40 ms each time. */
const cheapHash: typeof argon2id = async (password, nonce, cost) =>
  createHash('sha256')
    .update(nonce)
    .update(JSON.stringify(cost))
    .update(password.normalize('NFC'))
    .digest();

/** A clock that moves only when a test moves it. */
export function testClock(start = '2026-11-21T06:00:00.000Z') {
  let at = Date.parse(start);
  return {
    now: () => new Date(at),
    advance: (seconds: number) => {
      at += seconds * 1000;
    },
  };
}

/**
 * Simulates Google and Facebook: a token `person:<subject>` or `person:<subject>|<email>`
 * belongs to that person, any other to nobody.
 */
const social: SocialProvider = {
  /** A code is a token, the nonce and the challenge of its visit. */
  async exchange({ code, nonce, verifier }) {
    const [token = '', givenNonce, challenge] = code.split('~');
    const right = createHash('sha256').update(verifier).digest('base64url');
    if (givenNonce !== nonce || challenge !== right) throw new Problem('login-failed');
    if (token === 'provider-down') throw new Problem('provider-unavailable', { retryAfter: 30 });
    const [, subject, email = null] = /^person:([^|]+)(?:\|(.+))?$/.exec(token) ?? [];
    if (!subject) throw new Problem('login-failed');
    return { subject, name: 'Meera Kulkarni', email };
  },
};

/**
 * The whole server on an empty database, with a clock, a gateway and a queue that the test holds in
 * its hands.
 */
export async function startTestServer(engine: Engine, env: Record<string, string> = {}) {
  const { database, giveBack } = await borrowDatabase(engine);
  const clock = testClock();
  const jobs = createMemoryJobs(clock);
  const sms = recordingGateway();
  const mail = recordingMail();
  const texts = recordingTexts();
  const files = new Map<string, Buffer>();
  const uploadsFolder = await mkdtemp(join(tmpdir(), 'uploads-'));
  const config = readConfig({
    SANDBOX: '1',
    LOG_LEVEL: 'silent',
    // Tests of undoing set it; others see the effects of a decision at once.
    UNDO_SECONDS: '0',
    ...env,
  });
  const deps: Deps = {
    config,
    database,
    db: database.db,
    replica: null,
    clock,
    jobs,
    sms,
    mail,
    smsNotices: texts,
    push: null,
    social: { GOOGLE: social, FACEBOOK: social },
    storage: memoryStorage(files),
    uploads: createUnfinishedUploads(uploadsFolder),
    cipher: createAtRestCipher(config.dataKeys),
    envelopeDecrypter: await createEnvelopeDecrypter(config.dataKeys),
    passwords: createPasswordHasher(cheapHash),
    publisher: { publish: async () => ({ url: null }), withdraw: async () => {} },
  };
  const app = await buildApp(deps, { portal: 'not-built' });
  await app.ready();
  return {
    app,
    clock,
    database,
    db: database.db,
    deps,
    files,
    jobs,
    mail,
    texts,
    sms,
    client: () => new ContractClient(app),
    signIn: (phone?: string) => signInByPhone(app, sms, phone),
    stop: async () => {
      await app.close();
      await giveBack();
      await rm(uploadsFolder, { recursive: true, force: true });
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

function recordingGateway() {
  const sent: { phone: string; code: string }[] = [];
  return {
    sent,
    /** Set to make the gateway fail. */
    isDown: false,
    /** Set to make it refuse every message permanently. */
    refuses: false,
    async sendCode(phone: string, code: string) {
      if (this.isDown) throw new Error('The gateway is down.');
      if (this.refuses) throw new SmsRefused('Nobody has this number.');
      sent.unshift({ phone, code });
    },
    /** The code that was sent last to a number. */
    lastTo(phone: string): string {
      const found = sent.find((message) => message.phone === phone);
      if (!found) throw new Error(`No code was sent to ${phone}.`);
      return found.code;
    },
  };
}

/** Keeps what would be mailed, newest first. */
function recordingMail() {
  const sent: Mail[] = [];
  return {
    sent,
    isAvailable: true,
    async send(mail: Mail) {
      sent.unshift(mail);
    },
  };
}

/** Keeps what would be sent as text messages, newest first. */
function recordingTexts() {
  const sent: ({ phone: string } & SmsNotice)[] = [];
  return {
    sent,
    async send(notice: { phone: string } & SmsNotice) {
      sent.unshift(notice);
    },
  };
}

let lastPhone = randomInt(1_000_000);

/** A new number. */
export function freshPhone(): string {
  lastPhone += 1;
  return `9${String(lastPhone).padStart(9, '0')}`;
}

/** A code that is not one of these. */
export function wrongCode(...right: string[]): string {
  const candidates = ['0000', '1111', '2222', '3333'];
  return candidates.find((code) => !right.includes(code)) ?? '4444';
}

async function signInByPhone(
  app: FastifyInstance,
  sms: ReturnType<typeof recordingGateway>,
  phone = freshPhone(),
): Promise<ContractClient & { phone: string; userId: string }> {
  const client = new ContractClient(app);
  // From an address of its own, so that tests do not share a limit.
  const headers = { 'x-forwarded-for': `2001:db8:${phone.slice(1, 5)}:${phone.slice(6)}::1` };
  await client.call('updatePhoneNo', { body: { phone, action: 'submit-phone' }, headers });
  const otp = sms.lastTo(phone);
  const { status } = await client.call('updatePhoneNo', {
    body: { phone, otp, action: 'verify-phone' },
  });
  if (status !== 200) throw new Error(`Signing in ${phone} was answered ${status}.`);
  const { data } = await client.call('getCurrentUser');
  return Object.assign(client, { phone, userId: String(data?.userId) });
}
