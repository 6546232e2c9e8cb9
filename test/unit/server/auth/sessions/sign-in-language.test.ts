import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noticeEdition } from '#domain/consent/notices.ts';
import type { InterfaceLanguage } from '#domain/language/languages.ts';
import type { ContractClient } from '#test/unit/server/harness/contract-client.ts';
import {
  engines,
  freshPhone,
  startTestServer,
  type TestServer,
} from '../../harness/test-server.ts';

describe.each(engines)('the language of an account on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  async function signIn(client: ContractClient, phone: string, shown?: InterfaceLanguage) {
    const headers = {
      'x-forwarded-for': `2001:db8:${phone.slice(1, 5)}:${phone.slice(6)}::1`,
      ...(shown && { 'notice-shown': `${noticeEdition} ${shown}` }),
    };
    // A number is sent one code a minute.
    server.clock.advance(61);
    await client.call('updatePhoneNo', { body: { phone, action: 'submit-phone' }, headers });
    const otp = server.sms.lastTo(phone);
    await client.call('updatePhoneNo', { body: { phone, otp, action: 'verify-phone' }, headers });
  }
  const languageOf = async (client: ContractClient) =>
    (await client.call('getCurrentUser')).data?.appLanguage;
  const choose = (client: ContractClient, appLanguage: 'en' | 'hi' | 'ur') =>
    client.call('setAppLanguage', { body: { appLanguage } });

  it('is the one that was chosen before the sign-in, on other devices too', async () => {
    const phone = freshPhone();
    const first = server.client();
    await choose(first, 'ur');
    await signIn(first, phone);
    expect(await languageOf(first)).toBe('ur');
    const other = server.client();
    await signIn(other, phone);
    expect(await languageOf(other)).toBe('ur');
    const third = server.client();
    await choose(third, 'hi');
    await signIn(third, phone);
    expect([await languageOf(third), await languageOf(other)]).toEqual(['hi', 'hi']);
  });

  it('is the one of the page where nobody chose one', async () => {
    const phone = freshPhone();
    const first = server.client();
    await signIn(first, phone, 'ta');
    expect(await languageOf(first)).toBe('ta');
    const other = server.client();
    await signIn(other, phone, 'hi');
    expect(await languageOf(other)).toBe('ta');
  });

  it('stays open where the page was in English without a choice', async () => {
    const phone = freshPhone();
    const first = server.client();
    await signIn(first, phone, 'en');
    expect(await languageOf(first)).toBeNull();
    const later = server.client();
    await signIn(later, phone, 'bn');
    expect(await languageOf(later)).toBe('bn');
    const chosen = server.client();
    await choose(chosen, 'en');
    await signIn(chosen, freshPhone(), 'ta');
    expect(await languageOf(chosen)).toBe('en');
  });

  it('is not the one of the person who used the browser before', async () => {
    const [mine, theirs] = [freshPhone(), freshPhone()];
    const own = server.client();
    await choose(own, 'ur');
    await signIn(own, mine);
    const shared = server.client();
    await choose(shared, 'hi');
    await signIn(shared, theirs);
    await shared.call('logout');
    await signIn(shared, mine);
    expect(await languageOf(shared)).toBe('ur');
  });
});
