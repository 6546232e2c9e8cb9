import type { ContractClient } from './contract-client.ts';
import { freshPhone, type TestServer } from './test-server.ts';

export type SignedIn = ContractClient & { userId: string };
type Provider = 'GOOGLE' | 'FACEBOOK';

/** The body of a social login that the test server's stand-in knows. */
export const socialLogin = (provider: Provider, subject: string, email?: string) => {
  const token = `person:${subject}${email ? `|${email}` : ''}`;
  return provider === 'GOOGLE'
    ? { loginType: provider, googleAccessToken: token }
    : { loginType: provider, fbAccessToken: token };
};

/** A creator who signed in by a social account of their own. */
export async function signInBySocial(
  server: TestServer,
  provider: Provider = 'GOOGLE',
  subject: string = crypto.randomUUID(),
): Promise<SignedIn & { subject: string }> {
  const client = server.client();
  const { status } = await client.call('login', { body: socialLogin(provider, subject) });
  if (status !== 200) throw new Error(`Signing in was answered ${status}.`);
  const { data } = await client.call('getCurrentUser');
  return Object.assign(client, { userId: String(data?.userId), subject });
}

/** Proves a number by a code, whoever holds it. */
export async function provePhone(server: TestServer, client: ContractClient, phone = freshPhone()) {
  server.clock.pass(61);
  const headers = { 'x-forwarded-for': `2001:db9:${phone.slice(1, 5)}:${phone.slice(6)}::1` };
  const sent = await client.call('updatePhoneNo', { body: { phone, action: 'submit-phone' }, headers });
  if (sent.status !== 200) throw new Error(`Asking for a code was answered ${sent.status}.`);
  const otp = server.sms.lastTo(phone);
  return client.call('updatePhoneNo', { body: { phone, otp, action: 'verify-phone' } });
}

/** Somebody who signed in with Google and proved the number of another account: a choice is open. */
export async function openConflict(server: TestServer) {
  const holder = await server.signIn();
  const person = await signInBySocial(server);
  const { data } = await provePhone(server, person, holder.phone);
  if (!data?.selectAccount) throw new Error('No choice was opened.');
  return { person, holder, selectAccount: data.selectAccount };
}

export const choose = (client: ContractClient, userId: string, selectedId: string, defunctId: string) =>
  client.call('accountLinking', { body: { user: { userId }, dhAccount: { selectedId, defunctId } } });
export const skip = (client: ContractClient, userId: string) =>
  client.call('accountLinking', { body: { user: { userId } } });
export const timeOut = (client: ContractClient, userId: string) =>
  client.call('accountLinking', { body: { user: { userId }, isTimedOut: true } });
export const extend = (client: ContractClient, userId: string) =>
  client.call('extendAccountChoice', { body: { user: { userId } } });

/** Changes what only staff or other systems change. */
export async function setPerson(server: TestServer, userId: string, values: object): Promise<void> {
  await server.db.updateTable('people').set(values).where('id', '=', userId).execute();
}
