import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memoryJobs, startJobs } from '#server/jobs.ts';
import { deliverCode, queuedCodes } from '#server/people/queued-codes.ts';
import { exotelGateway } from '#server/providers/exotel.ts';
import { codeMessage } from '#server/providers/sms.ts';
import { impatient, type ProviderAnswer, startProvider } from './provider-server.ts';
import { engines, freshPhone, startTestServer, type TestServer } from './test-server.ts';

const text = '{code} is your DH Creator code, good for 5 minutes. Do not share it.';
const context = { sendId: '01930000-0000-7000-8000-0000000000c1', region: 'DH_APP', host: 'creator.example' };
const taken: ProviderAnswer = {
  json: { SMSMessage: { Sid: 'a1b2', AccountSid: 'portal', Status: 'queued', DateSent: null } },
};
const refused = (status: number): ProviderAnswer => ({
  status,
  json: { RestException: { Status: status, Message: 'Invalid Parameters' } },
});

const settingsAt = (url: string) => ({
  url: `${url}/v1/Accounts/portal/Sms/send.json`,
  key: 'key',
  token: 'secret',
  sender: 'DHCRTR',
  entityId: '1101',
  templates: {
    DH_APP: { text, templateId: '1107' },
    DH_MENA: { text: 'Your code: {code}', templateId: undefined },
  },
});

describe('the message of a code', () => {
  it('ends with the line by which browsers know the code, and needs one part only', () => {
    const message = codeMessage(text, '4821', 'creator.example');
    expect(message.split('\n').at(-1)).toBe('@creator.example #4821');
    expect(message).toMatch(/^4821 is your DH Creator code/);
    // The basic alphabet of GSM: 160 characters fit; one letter outside it would leave room for 70.
    expect(message).toMatch(/^[A-Za-z0-9 @#.,\n]{1,160}$/);
  });
});

describe('the SMS gateway', () => {
  let provider: Awaited<ReturnType<typeof startProvider>>;
  let gateway: ReturnType<typeof exotelGateway>;

  beforeEach(async () => {
    provider = await startProvider(() => taken);
    gateway = exotelGateway(settingsAt(provider.url), { ...impatient, tries: 1 });
  });
  afterEach(() => provider.stop());

  it('gets the message of the region with its registration', async () => {
    await gateway.sendCode('9876543210', '4821', { ...context, region: 'DH_APP' });
    const [sent] = provider.received;
    expect([sent?.method, sent?.path]).toEqual(['POST', '/v1/Accounts/portal/Sms/send.json']);
    expect(sent?.headers).toMatchObject({
      authorization: `Basic ${Buffer.from('key:secret').toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    });
    expect(Object.fromEntries(new URLSearchParams(sent?.body))).toEqual({
      From: 'DHCRTR',
      To: '+919876543210',
      Body: codeMessage(text, '4821', 'creator.example'),
      SmsType: 'transactional',
      Priority: 'high',
      CustomField: context.sendId,
      DltEntityId: '1101',
      DltTemplateId: '1107',
    });
    await gateway.sendCode('9876543210', '4821', { ...context, region: 'DH_MENA' });
    const mena = new URLSearchParams(provider.received[1]?.body);
    expect([mena.get('Body')?.split('\n')[0], mena.has('DltTemplateId')]).toEqual(['Your code: 4821', false]);
  });

  it.each<[ProviderAnswer, object]>([
    [refused(400), { message: 'The SMS gateway answered 400.' }],
    [refused(403), { message: 'The SMS gateway answered 403.' }],
    [refused(429), { code: 'provider-unavailable' }],
    [refused(500), { code: 'provider-unavailable' }],
    ['hang', { code: 'provider-unavailable' }],
  ])('that answers %o fails the send', async (answer, failure) => {
    provider.answer = () => answer;
    const send = gateway.sendCode('9876543210', '4821', { ...context, region: 'DH_APP' });
    await expect(send).rejects.toMatchObject(failure);
    expect(provider.received).toHaveLength(1);
  });
});

describe.each(engines)('codes in the queue on %s', (engine) => {
  let server: TestServer;
  let provider: Awaited<ReturnType<typeof startProvider>>;
  const reports: unknown[] = [];

  beforeEach(async () => {
    server = await startTestServer(engine);
    provider = await startProvider(() => taken);
    reports.length = 0;
  }, 60_000);
  afterEach(async () => {
    await provider.stop();
    await server?.stop();
  });

  const means = () => ({ safe: server.deps.safe, clock: server.clock });
  const deliver = (sealed: string) => {
    const gateway = exotelGateway(settingsAt(provider.url), { ...impatient, tries: 1 });
    return deliverCode({ ...means(), gateway, db: server.db }, sealed, (error) => reports.push(error));
  };
  /** Asks for a code through the portal, which puts it into a queue; gives what lies there. */
  async function askForCode(phone: string): Promise<string> {
    const waiting: string[] = [];
    const jobs = memoryJobs();
    await jobs.work('send-code', async ({ sealed }) => void waiting.push(sealed));
    server.deps.sms = queuedCodes(jobs, means());
    const client = server.client();
    expect((await client.call('updatePhoneNo', { body: { phone, action: 'submit-phone' } })).status).toBe(
      200,
    );
    await jobs.drain();
    return waiting[0] ?? '';
  }

  it('arrive with the name of the host that the person sees, and let the person in', async () => {
    const phone = freshPhone();
    const sealed = await askForCode(phone);
    await deliver(sealed);
    const message = new URLSearchParams(provider.received[0]?.body).get('Body') ?? '';
    const [, host, otp = ''] = /\n@(\S+) #(\d{4})$/.exec(message) ?? [];
    expect(host).toBe('localhost');
    const body = { phone, otp, action: 'verify-phone' as const };
    expect((await server.client().call('updatePhoneNo', { body })).status).toBe(200);
  });

  it('lie there unreadable, and not to be changed', async () => {
    const phone = freshPhone();
    const sealed = await askForCode(phone);
    expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain(phone);
    await expect(deliver(`${sealed.slice(0, -8)}AAAAAAAA`)).rejects.toThrow();
    expect(provider.received).toHaveLength(0);
  });

  it('are not sent once they are too old to be of use', async () => {
    const sealed = await askForCode(freshPhone());
    server.clock.pass(301);
    await deliver(sealed);
    expect(provider.received).toHaveLength(0);
  });

  it('are tried again while the gateway is down, and given up when it refuses', async () => {
    const phone = freshPhone();
    const sealed = await askForCode(phone);
    const sends = () => server.db.selectFrom('code_sends').where('phone', '=', phone).selectAll().execute();
    provider.answer = () => refused(503);
    await expect(deliver(sealed)).rejects.toMatchObject({ code: 'provider-unavailable' });
    expect(await sends()).toHaveLength(1);
    provider.answer = () => refused(400);
    await deliver(sealed);
    expect(reports).toHaveLength(1);
    // It counts against nobody: another may be asked for at once.
    expect(await sends()).toHaveLength(0);
    await askForCode(phone);
  });

  it('go through the real queue', async () => {
    const jobs = await startJobs(server.database, (error) => reports.push(error));
    const delivered = new Promise<void>((resolve) => {
      jobs.work('send-code', async ({ sealed }) => {
        await deliver(sealed);
        resolve();
      });
    });
    await queuedCodes(jobs, means()).sendCode('9876543210', '4821', { ...context, region: 'DH_APP' });
    await delivered;
    await jobs.stop();
    expect(provider.received).toHaveLength(1);
    expect(reports).toEqual([]);
  }, 30_000);
});
