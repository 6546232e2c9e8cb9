import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createExotelGateway } from '#server/platform/sms/exotel.ts';
import { codeMessage, SmsRefused, SmsTimedOut } from '#server/platform/sms/sms.ts';
import { noticeTemplates } from '#server/platform/sms/sms-notices.ts';
import {
  impatient,
  type ProviderAnswer,
  startProvider,
} from '#test/unit/server/harness/provider-stub-server.ts';

const text =
  '{code} is your DH Creator code, good for 5 minutes. Do not share it. Not you? Ignore this.';
const context = {
  sendId: '01930000-0000-7000-8000-0000000000c1',
  network: '203.0.113.0/24',
  region: 'DH_APP',
  host: 'creator.example',
};
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
  notices: noticeTemplates({
    SMS_TEXT_PHONE_CHANGED: 'Changed. Not you? {link}',
    SMS_TEMPLATE_PHONE_CHANGED: '1109',
    SMS_TEXT_ACCOUNT_CLOSED_HI: 'खाता {date} को मिटेगा।',
    SMS_TEMPLATE_ACCOUNT_CLOSED_HI: '1111',
  }),
});

describe('the message of a code', () => {
  it('ends with the line by which browsers know the code, and needs one part only', () => {
    const message = codeMessage(text, '48219357', 'portal.creator.example');
    expect(message.split('\n').at(-1)).toBe('@portal.creator.example #48219357');
    expect(message).toMatch(/^48219357 is your DH Creator code/);
    // The basic alphabet of GSM: 160 characters fit; one letter outside it would leave room for 70.
    expect(message).toMatch(/^[A-Za-z0-9 @#.,?\n]{1,160}$/);
  });
});

describe('the SMS gateway', () => {
  let provider: Awaited<ReturnType<typeof startProvider>>;
  let gateway: ReturnType<typeof createExotelGateway>;

  beforeEach(async () => {
    provider = await startProvider(() => taken);
    gateway = createExotelGateway(settingsAt(provider.url), { ...impatient, tries: 1 });
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
    expect([mena.get('Body')?.split('\n')[0], mena.has('DltTemplateId')]).toEqual([
      'Your code: 4821',
      false,
    ]);
  });

  it('gets a notice with its registration and its values', async () => {
    const link = 'https://creator.example/undo-phone-change#t';
    await gateway.sendNotice('9876543210', {
      kind: 'phone-changed',
      language: 'en',
      values: { link, support: 'help@creator.example' },
    });
    const sent = new URLSearchParams(provider.received[0]?.body);
    expect(Object.fromEntries(sent)).toEqual({
      From: 'DHCRTR',
      To: '+919876543210',
      Body: `Changed. Not you? ${link}`,
      SmsType: 'transactional',
      DltEntityId: '1101',
      DltTemplateId: '1109',
    });
  });

  it.each([
    ['Sign in: a^b {1} ~ [€] @#£', null],
    ['DH Creator पर आपकी नई सूचनाएँ हैं', 'unicode'],
    ['DH Creator پر نئی اطلاعات ہیں', 'unicode'],
    ['A text with a typographic ’', 'unicode'],
    ['A text with a `', 'unicode'],
  ])('receives the encoding of %j', async (notice, encoding) => {
    const settings = settingsAt(provider.url);
    settings.notices.unread.en = { text: notice, templateId: '1110' };
    const sender = createExotelGateway(settings, { ...impatient, tries: 1 });
    await sender.sendNotice('9876543210', {
      kind: 'unread',
      language: 'en',
      values: { support: 'a@b.example' },
    });
    const sent = new URLSearchParams(provider.received[0]?.body);
    expect([sent.get('Body'), sent.get('EncodingType')]).toEqual([notice, encoding]);
  });

  it.each([
    ['hi', 'खाता 26 नवंबर 2026, 3:00 pm को मिटेगा।', '1111', 'unicode'],
    // No text in Urdu is registered.
    ['ur', 'English until 26 November 2026 at 3:00 pm', '1112', null],
  ] as const)(
    'gets a notice in %s where it is registered',
    async (language, body, id, encoding) => {
      const settings = settingsAt(provider.url);
      settings.notices['account-closed'].en = { text: 'English until {date}', templateId: '1112' };
      const sender = createExotelGateway(settings, { ...impatient, tries: 1 });
      const values = { date: '2026-11-26T09:30:00.000Z', support: 'a@b.example' };
      await sender.sendNotice('9876543210', { kind: 'account-closed', language, values });
      const sent = new URLSearchParams(provider.received[0]?.body);
      expect([sent.get('Body'), sent.get('DltTemplateId'), sent.get('EncodingType')]).toEqual([
        body,
        id,
        encoding,
      ]);
    },
  );

  it('has more time for a notice than for a code', async () => {
    const noTime = { ...impatient, tries: 1, timeoutMs: 0 };
    const slow = createExotelGateway(settingsAt(provider.url), noTime, {
      ...noTime,
      timeoutMs: 50_000,
    });
    provider.answer = () => 'hang';
    await expect(
      slow.sendCode('9876543210', '4821', { ...context, region: 'DH_APP' }),
    ).rejects.toThrow(SmsTimedOut);
    provider.answer = () => taken;
    await slow.sendNotice('9876543210', {
      kind: 'phone-added',
      language: 'en',
      values: { support: 'help@creator.example' },
    });
  });

  it.each<[ProviderAnswer, object]>([
    [refused(400), { message: 'The SMS gateway answered 400.', constructor: SmsRefused }],
    [refused(422), { message: 'The SMS gateway answered 422.', constructor: SmsRefused }],
    // What the configuration is to blame for may pass once somebody sees to it.
    [refused(401), { message: 'The SMS gateway answered 401.', constructor: Error }],
    [refused(402), { message: 'The SMS gateway answered 402.', constructor: Error }],
    [refused(403), { message: 'The SMS gateway answered 403.', constructor: Error }],
    [refused(429), { code: 'provider-unavailable' }],
    [refused(500), { code: 'provider-unavailable' }],
    ['hang', { message: 'The SMS gateway did not answer in time.', constructor: SmsTimedOut }],
  ])('that answers %o fails the send', async (answer, failure) => {
    provider.answer = () => answer;
    const send = gateway.sendCode('9876543210', '4821', { ...context, region: 'DH_APP' });
    await expect(send).rejects.toMatchObject(failure);
    expect(provider.received).toHaveLength(1);
  });
});
