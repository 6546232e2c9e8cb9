import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/platform/config/config.ts';
import { MailRefused, unconfiguredMailProvider } from '#server/platform/mail/mail.ts';
import { createMailQueue, deliverMail } from '#server/platform/mail/queued-mail.ts';
import { createSmtpProvider } from '#server/platform/mail/smtp.ts';
import { createMemoryJobs, startJobs } from '#server/platform/queue/jobs.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

const mail = {
  to: 'meera@creator.example',
  subject: 'Your number was changed · نمبر',
  text: 'पहली पंक्ति\nदूसरी पंक्ति',
};
const from = 'portal@creator.example';
const impatient = { connect: 1000, answer: 1000 };
const id = '01930000-0000-7000-8000-0000000000c1';

/** A mail server on a port of its own, over real SMTP. */
async function startMailServer() {
  const received: { to: string[]; from: string; source: string }[] = [];
  const state = { refuseWith: 0, received };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo(address, _session, done) {
      if (state.refuseWith === 0) return done();
      done(Object.assign(new Error(`no ${address.address}`), { responseCode: state.refuseWith }));
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(parts).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

const decodedBody = (source: string) => {
  const [, encoded = ''] = source.split('\r\n\r\n');
  return Buffer.from(encoded, 'base64').toString();
};

describe('the mail server', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>;
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(() => server.stop());

  it('gets a mail with its words, its recipient and a name that stays the same', async () => {
    const provider = createSmtpProvider({ url: server.url, from }, impatient);
    await provider.deliver(mail, id);
    const [received] = server.received;
    expect(received).toMatchObject({ from, to: [mail.to] });
    expect(received?.source).toContain(`Message-ID: <${id}@creator.example>`);
    expect(
      decodedBody(received?.source ?? '')
        .replaceAll('\r\n', '\n')
        .trim(),
    ).toBe(mail.text);
  });

  it('cannot get further recipients or headers from the text of a mail', async () => {
    const provider = createSmtpProvider({ url: server.url, from }, impatient);
    const subject = 'Hello\r\nBcc: thief@evil.example';
    await provider.deliver({ ...mail, subject }, id);
    expect(server.received[0]?.to).toEqual([mail.to]);
    expect(server.received[0]?.source).not.toMatch(/^Bcc/m);
  });

  it('fails permanently by 550, temporarily by 450, without naming the recipient', async () => {
    const provider = createSmtpProvider({ url: server.url, from }, impatient);
    server.refuseWith = 550;
    const refused = await provider.deliver(mail, id).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(MailRefused);
    server.refuseWith = 450;
    const later = await provider.deliver(mail, id).catch((error: unknown) => error);
    expect(later).not.toBeInstanceOf(MailRefused);
    expect(`${refused} ${later}`).toBe(
      'Error: The mail server answered 550. Error: The mail server answered 450.',
    );
  });

  it('that never greets fails the send, and the queue tries again', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as { port: number };
    const provider = createSmtpProvider(
      { url: `smtp://127.0.0.1:${port}`, from },
      { connect: 50, answer: 50 },
    );
    const failure = await provider.deliver(mail, id).catch((error: unknown) => error);
    silent.close();
    expect(failure).toMatchObject({ message: 'The mail server answered ETIMEDOUT.' });
    expect(failure).not.toBeInstanceOf(MailRefused);
  });
});

describe.each(engines)('mails in the queue on %s', (engine) => {
  let server: TestServer;
  let receiver: Awaited<ReturnType<typeof startMailServer>>;
  const reports: unknown[] = [];
  beforeEach(async () => {
    server = await startTestServer(engine);
    receiver = await startMailServer();
    reports.length = 0;
  }, 60_000);
  afterEach(async () => {
    await receiver.stop();
    await server?.stop();
  });

  const deliver = (
    sealed: string,
    provider = createSmtpProvider({ url: receiver.url, from }, impatient),
  ) =>
    deliverMail({ provider, cipher: server.deps.cipher, clock: server.clock }, sealed, (error) =>
      reports.push(error),
    );
  async function queued(options?: { usableUntil: Date }): Promise<string> {
    const jobs = createMemoryJobs(server.clock);
    const waiting: string[] = [];
    await jobs.register('send-mail', async ({ sealed }) => void waiting.push(sealed));
    await createMailQueue(jobs, server.deps.cipher, true).send(mail, options);
    await jobs.drain();
    return waiting[0] ?? '';
  }

  it('are stored unreadable', async () => {
    const sealed = await queued();
    expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('meera');
    await expect(deliver(`${sealed.slice(0, -8)}AAAAAAAA`)).rejects.toThrow();
  });

  it('are not sent once they are useless', async () => {
    const sealed = await queued({ usableUntil: new Date(server.clock.now().getTime() + 1000) });
    server.clock.advance(2);
    await deliver(sealed);
    expect(receiver.received).toHaveLength(0);
  });

  it('are tried again while the server says later, and reported once it refuses', async () => {
    const sealed = await queued();
    receiver.refuseWith = 451;
    await expect(deliver(sealed)).rejects.toThrow('451');
    receiver.refuseWith = 550;
    await deliver(sealed);
    expect(reports.map(String)).toEqual(['Error: The mail server answered 550.']);
  });

  it('say that there is no mail server, and lose nothing else', async () => {
    await deliver(await queued(), unconfiguredMailProvider);
    expect(reports.map(String)).toEqual([
      'Error: No mail server is configured: a mail was not sent.',
    ]);
  });

  it('go through the real queue with their transaction or not at all', async () => {
    const jobs = await startJobs(server.database, (error) => reports.push(error));
    const sender = createMailQueue(jobs, server.deps.cipher, true);
    const delivered = new Promise<void>((resolve) => {
      jobs.register('send-mail', async ({ sealed }) => {
        await deliver(sealed);
        resolve();
      });
    });
    await server.db
      .transaction()
      .execute(async (trx) => {
        await sender.send({ ...mail, subject: 'Never' }, { trx });
        throw new Error('rolled back');
      })
      .catch(() => {});
    await server.db
      .transaction()
      .execute((trx) => sender.send({ ...mail, subject: 'Sent' }, { trx }));
    await delivered;
    await jobs.stop();
    expect(
      receiver.received.map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1]?.trim()),
    ).toEqual(['Sent']);
  }, 30_000);
});

describe('the settings of the mail server', () => {
  it('need no mail server, and name what is missing or wrong', () => {
    expect(readConfig({ SANDBOX: '1' }).smtp).toBeNull();
    const url = 'smtps://user:password@mail.example';
    expect(() => readConfig({ SANDBOX: '1', SMTP_URL: url })).toThrow(/MAIL_FROM/);
    expect(() => readConfig({ SANDBOX: '1', SMTP_URL: 'https://mail.example' })).toThrow(
      /SMTP_URL/,
    );
    expect(readConfig({ SANDBOX: '1', SMTP_URL: url, MAIL_FROM: from }).smtp).toEqual({
      url,
      from,
    });
  });
});
