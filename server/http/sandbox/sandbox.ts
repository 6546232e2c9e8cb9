import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '#server/platform/dependencies.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import type { Mail, MailProvider } from '#server/platform/mail/mail.ts';
import {
  type Publisher,
  PublisherRefused,
  PublisherUnavailable,
} from '#server/platform/providers/publisher.ts';
import type { SocialPerson, SocialProvider } from '#server/platform/providers/social.ts';
import type { SandboxClock } from '#server/platform/sandbox/sandbox-clock.ts';
import type { SmsGateway } from '#server/platform/sms/sms.ts';
import { type NoticeGateway, writtenValues } from '#server/platform/sms/sms-notices.ts';
import { serverText } from '#server/platform/texts/server-texts.ts';
import { styleHashes } from '../pages/inline-hashes.ts';
import { addApiReference } from './api-reference.ts';
import { loopbackOnly } from './loopback-only.ts';
import { sandboxPage, socialPage } from './pages.ts';

type SentCode = { phone: string; code: string; sentAt: string };
type SentText = { phone: string; text: string; sentAt: string };
type SentMail = Mail & { sentAt: string };
type SocialName = 'google' | 'facebook';

/** Simulates every external service, so that the whole portal works on a fresh machine. */
export type Sandbox = {
  sms: SmsGateway;
  social: { GOOGLE: SocialProvider; FACEBOOK: SocialProvider };
  codes: readonly SentCode[];
  notices: NoticeGateway;
  texts: readonly SentText[];
  mail: MailProvider;
  mails: readonly SentMail[];
  /** Puts the server's clock forward. */
  advanceClock: (seconds: number) => void;
};

export const staffAccount = {
  email: 'staff@creator.example',
  password: 'correct horse battery',
  name: 'Anita Rao',
};

/** A second moderator, so that it can be seen how two keep out of each other's way. */
export const secondStaffAccount = {
  email: 'staff.two@creator.example',
  password: 'correct horse staple',
  name: 'Raghav Menon',
};

const socialPeople: Record<SocialName, Record<string, SocialPerson & { name: string }>> = {
  google: {
    'sandbox:google:1': { subject: 'g-1', name: 'Meera Kulkarni', email: 'meera@creator.example' },
    'sandbox:google:2': { subject: 'g-2', name: 'Arjun Nair', email: 'arjun@creator.example' },
    'sandbox:google:3': {
      subject: 'g-3',
      name: 'Sanjay Deshmukh (agency)',
      email: 'agency@creator.example',
    },
    'sandbox:google:4': { subject: 'g-4', name: 'Anjali Menon', email: 'anjali@creator.example' },
  },
  facebook: {
    'sandbox:facebook:1': {
      subject: 'f-1',
      name: 'Zainab Ansari',
      email: 'zainab@creator.example',
    },
    'sandbox:facebook:2': { subject: 'f-2', name: 'Rahul Das', email: null },
  },
};

/** The new person that the page issued this token for. */
function findNewPerson(name: SocialName, token: string): SocialPerson | undefined {
  const [, id] = new RegExp(`^sandbox:${name}:new:([0-9a-f-]{36})$`).exec(token) ?? [];
  return id === undefined ? undefined : { subject: `new-${id}`, name: 'Somebody new', email: null };
}

const createNewPerson = (name: SocialName) => ({
  [`sandbox:${name}:new:${randomUUID()}`]: { name: 'Somebody new', email: null },
});

function sandboxSocial(name: SocialName): SocialProvider {
  return {
    /** A code is the token, with the nonce and the challenge that the page was opened with. */
    async exchange({ code, verifier, nonce }) {
      const [token = '', givenNonce, challenge] = code.split('~');
      const right = createHash('sha256').update(verifier).digest('base64url');
      const isOfVisit = challenge === right && (name === 'facebook' || givenNonce === nonce);
      const people = socialPeople[name];
      const person = Object.hasOwn(people, token) ? people[token] : findNewPerson(name, token);
      if (!isOfVisit || !person) throw new Problem('login-failed');
      return person;
    },
  };
}

/** @param log is called with each code, so that the terminal shows it */
export function createSandbox(clock: SandboxClock, log: (line: string) => void): Sandbox {
  const codes: SentCode[] = [];
  const mails: SentMail[] = [];
  const texts: SentText[] = [];
  return {
    texts,
    codes,
    mails,
    advanceClock: clock.advance,
    sms: {
      async sendCode(phone, code) {
        codes.unshift({ phone, code, sentAt: clock.now().toISOString() });
        codes.length = Math.min(codes.length, 50);
        log(`Code for +91 ${phone}: ${code}`);
      },
    },
    notices: {
      async sendNotice(phone, { kind, language, values }) {
        const text = serverText(language, `sms.${kind}`, writtenValues(language, values));
        texts.unshift({ phone, text, sentAt: clock.now().toISOString() });
        texts.length = Math.min(texts.length, 50);
        log(`Text to +91 ${phone}: ${text}`);
      },
    },
    mail: {
      async deliver(mail) {
        mails.unshift({ ...mail, sentAt: clock.now().toISOString() });
        mails.length = Math.min(mails.length, 50);
        log(`Mail to ${mail.to}: ${mail.subject}`);
      },
    },
    social: { GOOGLE: sandboxSocial('google'), FACEBOOK: sandboxSocial('facebook') },
  };
}

const publisherMode = 'sandbox.publisher';

/**
 * A publisher without readers. It can be set to fail. What it received is in the database, for
 * every process.
 */
export function sandboxPublisher(deps: Pick<Deps, 'db' | 'clock'>): Publisher {
  const isToldToFail = async () => {
    const mode = await deps.db
      .selectFrom('settings')
      .where('name', '=', publisherMode)
      .select('value')
      .executeTakeFirst();
    return mode?.value === 'fail';
  };
  const details = { failure: 'refused', code: 'sandbox' } as const;
  return {
    async withdraw() {
      if (await isToldToFail()) throw new PublisherUnavailable(details);
    },
    async publish({ postUID }) {
      // Permanently refused, so that staff see the failure at once.
      if (await isToldToFail()) throw new PublisherRefused(details);
      // Simulates the readers too, so that a published post has numbers to look at.
      const views = randomInt(200, 2000);
      await deps.db
        .updateTable('posts')
        .set({
          views,
          impressions: views * 4,
          likes: Math.round(views / 12),
          shares: Math.round(views / 40),
          comments: Math.round(views / 90),
          stats_as_of: deps.clock.now(),
        })
        .where('id', '=', postUID)
        // Handing over again, or an edited version, does not start the readers from nothing.
        .where('stats_as_of', 'is', null)
        .execute();
      return { url: null };
    },
  };
}

/**
 * Dates replies by the clock that can be put forward; browsers learn from them what time it is to
 * the server.
 */
export function addDateHeader(app: FastifyInstance, { clock }: Pick<Deps, 'clock'>): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('date', clock.now().toUTCString());
  });
}

const sendSandboxPage = (reply: FastifyReply, html: string) =>
  reply
    .header('content-security-policy', reply.server.pagePolicy({ styles: styleHashes(html) }))
    .type('text/html; charset=utf-8')
    .send(html);

type VisitQuery = { state?: string; nonce?: string; code_challenge?: string };

/**
 * The pages of the sandbox: codes, people to sign in as, and the switch of the publisher. Outside
 * the contract.
 */
export function addSandbox(app: FastifyInstance, deps: Deps, sandbox: Sandbox): void {
  addApiReference(app);
  app.get('/sandbox', loopbackOnly, async (_request, reply) => {
    const mode = await deps.db
      .selectFrom('settings')
      .where('name', '=', publisherMode)
      .selectAll()
      .executeTakeFirst();
    return sendSandboxPage(
      reply,
      sandboxPage({
        codes: sandbox.codes,
        mails: sandbox.mails,
        texts: sandbox.texts,
        publisherFails: mode?.value === 'fail',
        now: deps.clock.now(),
        staff: [staffAccount, secondStaffAccount],
      }),
    );
  });
  app.get('/sandbox/codes.json', loopbackOnly, async () => ({ data: { rows: sandbox.codes } }));
  app.get('/sandbox/texts.json', loopbackOnly, async () => ({ data: { rows: sandbox.texts } }));
  app.get('/sandbox/mails.json', loopbackOnly, async () => ({ data: { rows: sandbox.mails } }));
  app.post<{ Body: { mode?: string } | undefined; Querystring: { mode?: string } }>(
    '/sandbox/publisher',
    loopbackOnly,
    async (request, reply) => {
      const value = (request.body?.mode ?? request.query.mode) === 'fail' ? 'fail' : 'ok';
      await deps.db
        .insertInto('settings')
        .values({ name: publisherMode, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
      return request.query.mode ? reply.redirect('/sandbox', 303) : { data: { mode: value } };
    },
  );
  app.post('/sandbox/clock', loopbackOnly, async (_request, reply) => {
    sandbox.advanceClock(60);
    return reply.redirect('/sandbox', 303);
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume();
    payload.on('end', () => done(null, undefined));
  });
  app.get<{ Params: { provider: string }; Querystring: VisitQuery }>(
    '/sandbox/:provider',
    loopbackOnly,
    async (request, reply) => {
      const provider = request.params.provider as SocialName;
      if (!Object.hasOwn(socialPeople, provider)) throw new Problem('not-found');
      const { state = '', nonce = '', code_challenge: challenge = '' } = request.query;
      const people = { ...socialPeople[provider], ...createNewPerson(provider) };
      const authorizationCode = (token: string) => [token, nonce, challenge].join('~');
      return sendSandboxPage(
        reply,
        socialPage({ provider, people, state, codeOf: authorizationCode }),
      );
    },
  );
}
