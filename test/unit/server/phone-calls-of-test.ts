import { expect } from 'vitest';
import { limits } from '#domain/limits.ts';
import type { ContractClient } from './contract-client.ts';
import type { TestServer } from './test-server.ts';

/** What people do with a phone number, on the server that a test has started by then. */
export function phoneCalls(started: () => TestServer) {
  const age = (seconds: number = limits.recentAuthenticationSeconds) => started().clock.pass(seconds);
  const askForCode = (client: ContractClient, phone: string) =>
    client.call('updatePhoneNo', { body: { phone, action: 'submit-phone' } });
  const verify = (client: ContractClient, phone: string) =>
    client.call('updatePhoneNo', {
      body: { phone, otp: started().sms.lastTo(phone), action: 'verify-phone' },
    });
  async function signInAgain(phone: string): Promise<ContractClient & { phone: string }> {
    age(61);
    const client = started().client();
    await askForCode(client, phone);
    expect((await verify(client, phone)).status).toBe(200);
    return Object.assign(client, { phone });
  }
  return { age, askForCode, verify, signInAgain };
}
