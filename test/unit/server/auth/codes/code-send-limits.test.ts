import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeLimits } from '#server/modules/auth/codes/code-limits.ts';
import type { ContractClient } from '#test/unit/server/harness/contract-client.ts';
import {
  engines,
  freshPhone,
  startTestServer,
  type TestServer,
} from '#test/unit/server/harness/test-server.ts';

describe.each(engines)('limits of sending on %s', (engine) => {
  let server: TestServer;

  beforeEach(async () => {
    server = await startTestServer(engine, { CODES_PER_ADDRESS: '40', CODES_PER_BLOCK: '50' });
  }, 60_000);
  afterEach(() => server?.stop());

  const sendFrom = (client: ContractClient, ip: string, phone = freshPhone()) =>
    client.call('updatePhoneNo', {
      body: { phone, action: 'submit-phone' },
      headers: { 'x-forwarded-for': ip },
    });

  it.each([
    ['one address', () => '203.0.113.9', '203.0.113.10'],
    [
      'one household',
      (n: number) => `2001:db8:9:9${String(n).padStart(2, '0')}::1`,
      '2001:db8:9:800::1',
    ],
  ])('has an error of its own for %s, and does not affect others', async (_, address, other) => {
    for (let sends = 0; sends < 40; sends += 1) {
      expect((await sendFrom(server.client(), address(sends))).status).toBe(200);
      server.clock.advance(10);
    }
    const { status, error } = await sendFrom(server.client(), address(40));
    expect([status, error.code, error.retryAfter]).toEqual([
      429,
      'otp-network-limited',
      3600 - 400,
    ]);
    expect((await sendFrom(server.client(), other)).status).toBe(200);
    server.clock.advance(error.retryAfter ?? 0);
    expect((await sendFrom(server.client(), address(41))).status).toBe(200);
  });

  it('has room for a block beyond that of its addresses', async () => {
    const answers: number[] = [];
    for (let sends = 0; sends < 60; sends += 1) {
      answers.push((await sendFrom(server.client(), `203.0.113.${sends}`)).status);
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(50);
  });

  it('never keeps a known browser from its code because of its network', async () => {
    const owner = await server.signIn();
    server.clock.advance(61);
    for (let sends = 0; sends < 40; sends += 1) await sendFrom(server.client(), '203.0.113.9');
    expect((await sendFrom(server.client(), '203.0.113.9')).error.code).toBe('otp-network-limited');
    expect((await sendFrom(owner, '203.0.113.9', owner.phone)).status).toBe(200);
  });

  it('applies to one browser that requests codes for many numbers', async () => {
    const client = server.client();
    for (let sends = 0; sends < codeLimits.sendsPerDevice; sends += 1) {
      expect((await sendFrom(client, `203.0.113.${sends}`)).status).toBe(200);
    }
    const { status, error } = await sendFrom(client, '203.0.113.99');
    expect([status, error.code, error.retryAfter]).toEqual([429, 'otp-device-limited', 3600]);
  });
});
