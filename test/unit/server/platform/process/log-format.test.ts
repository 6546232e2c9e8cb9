import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/http/app.ts';
import { redactPersonalData } from '#server/http/contract/personal-data.ts';
import { addContractRoutes } from '#server/http/contract/routes.ts';
import { createValidatorCompiler } from '#server/http/contract/validators.ts';
import { addErrorHandling } from '#server/http/errors/error-handler.ts';
import type { Call, Handlers, OperationId } from '#server/http/handler.ts';
import { operationHandlers } from '#server/http/handlers.ts';
import { bindRequestToLog, logOptions } from '#server/http/request-logging.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { ContractClient } from '#test/unit/server/harness/contract-client.ts';
import { startTestServer, type TestServer } from '#test/unit/server/harness/test-server.ts';
import {
  operationsOf,
  readContract,
  resolve,
} from '../../../../../scripts/contract/contract-document.ts';

const contract = readContract();

/**
 * The log of the whole server, line by line, without what may come to the four digits of a code by
 * chance: what each line has of itself (times, a process id), and the places of a stack.
 */
function recordedLog() {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(withoutChance(line)) };
  return { logger: { ...logOptions('trace'), stream }, text: () => lines.join('\n') };
}

const stamp = ['level', 'time', 'pid', 'hostname', 'reqId', 'ms', 'responseTime'];

function withoutChance(line: string): string {
  const said = Object.entries(JSON.parse(line) as Record<string, unknown>);
  const words = JSON.stringify(Object.fromEntries(said.filter(([name]) => !stamp.includes(name))));
  return words.replace(/:\d+:\d+(?=\)|\\n|")/g, '');
}

describe('the log', () => {
  let server: TestServer;
  let app: Awaited<ReturnType<typeof buildApp>>;
  const { logger, text } = recordedLog();

  beforeAll(async () => {
    server = await startTestServer('pglite');
    app = await buildApp(server.deps, { logger, portal: 'not-built' });
  }, 60_000);
  afterAll(async () => {
    await app?.close();
    await server?.stop();
  });

  it('contains operations and faults, and nothing about people', async () => {
    const client = new ContractClient(app);
    const phone = '9811112222';
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    await client.call('updatePhoneNo', { body: { phone, action: 'submit-phone' }, headers });
    const otp = server.sms.lastTo(phone);
    await client.call('updatePhoneNo', { body: { phone, otp, action: 'verify-phone' }, headers });
    await client.call('checkHandle', { query: { handle: 'meera_private' }, headers });
    server.sms.isDown = true;
    await client.call('updatePhoneNo', {
      body: { phone: '9811113333', action: 'submit-phone' },
      headers,
    });
    expect(text()).toContain('updatePhoneNo');
    expect(text()).toContain('The gateway is down.');
    const token = String(client.cookies.get('auth-user'));
    for (const secret of [
      phone,
      '9811113333',
      '203.0.113.77',
      'meera_private',
      token,
      `"${otp}"`,
    ]) {
      expect(text()).not.toContain(secret);
    }
  });
});

/**
 * Requests as the examples of the contract have them: one for each example of a JSON body or of a
 * query.
 */
const requests = operationsOf(contract).flatMap(({ path, method, operation }) => {
  const examples = Object.values(
    operation.requestBody?.content?.['application/json']?.examples ?? {},
  );
  const bodies: unknown[] = examples.map((example) => resolve(contract, example).value);
  const isText = operation.parameters?.some(({ name }) => name === 'handle');
  const query = isText ? { handle: 'meera.likhti' } : undefined;
  return (bodies.length > 0 ? bodies : query ? [undefined] : []).map((body) => ({
    id: operation.operationId as OperationId,
    url: path.replace(/\{\w+\}/g, '01930000-0000-7000-8000-000000000001'),
    method: method === 'get' ? ('GET' as const) : ('POST' as const),
    body,
    query,
  }));
});

/**
 * A handler that throws what it was sent back, as a library that quotes its input does, and logs it
 * in all ways.
 */
async function quote({ body, query, log }: Call<OperationId>): Promise<never> {
  const words = `${JSON.stringify(body)} ${new URLSearchParams(query as Record<string, string>)}`;
  log.warn({ input: body, query, nested: [{ words }] }, `cannot read ${words}`);
  log.error(new Error(words));
  throw Object.assign(new Error(`invalid input: ${words}`), { code: '22P02' });
}

describe('a fault that quotes the request', () => {
  it('never logs a field that the contract marks as personal', async () => {
    const { logger, text } = recordedLog();
    const app = Fastify({ logger: logger as object });
    app.setValidatorCompiler(createValidatorCompiler());
    addErrorHandling(app);
    app.decorate('admission', {
      handle: (_: unknown, handler: () => unknown) => handler(),
    } as never);
    app.decorateRequest('person', null);
    app.addHook('onRequest', async (request) => {
      Object.assign(request, { person: {}, cookies: {} });
      bindRequestToLog(request);
    });
    const quoting = Object.fromEntries(Object.keys(operationHandlers).map((id) => [id, quote]));
    await addContractRoutes(app, {} as Deps, quoting as unknown as Handlers);
    const secrets = new Set<string>();
    for (const { id, url, method, body, query } of requests) {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const payload = body === undefined ? {} : { payload: body as object };
      const reply = await app.inject({ method, url, headers, ...(query && { query }), ...payload });
      expect([id, reply.statusCode]).toEqual([id, 500]);
      for (const found of redactPersonalData(id, { body, query }).personal) secrets.add(found);
    }
    await app.close();
    const expected = ['9876543210', '4821', 'staff@creator.example', 'correct horse battery'];
    expect([...secrets]).toEqual(
      expect.arrayContaining([...expected, 'मीरा कुलकर्णी', 'meera.likhti']),
    );
    expect(text()).toContain('invalid input');
    expect([...secrets].filter((secret) => text().includes(secret))).toEqual([]);
  });
});

describe('what a call carried', () => {
  it('is taken apart by the marks, whatever shape it has', () => {
    const { plain, personal } = redactPersonalData('updatePhoneNo', {
      body: {
        phone: '9876543210',
        action: 'submit-phone',
        email: 'a@b.example',
        more: [{ otp: 1234 }],
      },
      reply: { status: 200, body: { data: { message: 'Otp Sent', maskedPhone: '••••••3210' } } },
    });
    expect(plain).toEqual({
      body: {
        phone: '[personal]',
        action: 'submit-phone',
        email: '[personal]',
        more: [{ otp: '[personal]' }],
      },
      reply: { status: 200, body: { data: { message: 'Otp Sent', maskedPhone: '[personal]' } } },
    });
    expect(personal).toEqual(['9876543210', 'a@b.example', '1234', '••••••3210']);
  });

  it('keeps what only sounds personal', () => {
    const data = [{ name: 'Hindi', isoCode: 'hi', nativeName: 'हिन्दी', dir: 'ltr' }];
    const reply = { status: 200, body: { data } };
    expect(redactPersonalData('getLanguages', { reply })).toEqual({
      plain: { reply },
      personal: [],
    });
  });
});
