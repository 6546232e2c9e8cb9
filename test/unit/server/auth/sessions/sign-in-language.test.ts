import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

  async function signIn(client: ContractClient, phone: string) {
    const headers = { 'x-forwarded-for': `2001:db8:${phone.slice(1, 5)}:${phone.slice(6)}::1` };
    // A number is sent one code a minute.
    server.clock.advance(61);
    await client.call('updatePhoneNo', { body: { phone, action: 'submit-phone' }, headers });
    const otp = server.sms.lastTo(phone);
    await client.call('updatePhoneNo', { body: { phone, otp, action: 'verify-phone' } });
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

  it('is not the one of whoever used the browser before', async () => {
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
