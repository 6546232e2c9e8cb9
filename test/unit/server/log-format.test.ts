import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { logSerializers } from '#server/log-format.ts';
import { ContractClient } from './contract-client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

describe('the log', () => {
  let server: TestServer;
  let app: Awaited<ReturnType<typeof buildApp>>;
  const lines: string[] = [];

  beforeAll(async () => {
    server = await startTestServer('pglite');
    const stream = { write: (line: string) => void lines.push(line) };
    const logger = { level: 'debug', serializers: logSerializers, stream };
    app = await buildApp(server.deps, { logger, portal: 'not-built' });
  }, 60_000);
  afterAll(async () => {
    await app?.close();
    await server?.stop();
  });

  it('tells operations and faults, and nothing about people', async () => {
    const client = new ContractClient(app);
    const phone = '9811112222';
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    await client.call('updatePhoneNo', { body: { phone, action: 'submit-phone' }, headers });
    const otp = server.sms.lastTo(phone);
    await client.call('updatePhoneNo', { body: { phone, otp, action: 'verify-phone' }, headers });
    await client.call('checkHandle', { query: { handle: 'meera_private' }, headers });
    server.sms.isDown = true;
    await client.call('updatePhoneNo', { body: { phone: '9811113333', action: 'submit-phone' }, headers });
    const log = lines.join('');
    expect(log).toContain('updatePhoneNo');
    expect(log).toContain('The gateway is down.');
    const token = String(client.cookies.get('auth-user'));
    for (const secret of [phone, '9811113333', '203.0.113.77', 'meera_private', token, `"${otp}"`]) {
      expect(log).not.toContain(secret);
    }
  });
});
