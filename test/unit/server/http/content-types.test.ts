import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOperations, readContract } from '#server/http/contract/contract-document.ts';
import { addBlockedAccess } from '../fixtures/blocked-fixtures.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import { plainRequests } from '../fixtures/valid-requests.ts';
import { expectRefusal } from '../harness/contract-client.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

const operations = listOperations(readContract()).map(({ path, method, operation }) => ({
  id: operation.operationId,
  method,
  url: path.replace(/\{\w+\}/g, crypto.randomUUID()),
  types: Object.keys(operation.requestBody?.content ?? {}),
}));
const withBody = operations.filter(({ types }) => types.length > 0);
const withoutBody = operations.filter(({ types }) => types.length === 0);

const offered = [
  'application/json',
  'application/offset+octet-stream',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'text/plain',
  'application/vnd.api+json',
  '*/*',
];

describe('the content types of requests', () => {
  let server: TestServer;
  let cookie: string;

  beforeAll(async () => {
    server = await startTestServer('pglite');
    const staff = await signInAsStaff(server);
    await addBlockedAccess(server, staff, staff);
    cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }, 60_000);
  afterAll(() => server?.stop());

  async function send(
    { method, url }: { method: string; url: string },
    headers: Record<string, string>,
    payload: string | Buffer = '{}',
  ) {
    const sent = { host: 'localhost:4000', origin: 'http://localhost:4000', cookie, ...headers };
    return server.app.inject({ method: method as 'POST', url, headers: sent, payload });
  }

  it.each(withBody)('$id takes only those that the contract names', async (operation) => {
    for (const type of offered.filter(
      (one) => !operation.types.includes(one.split(';')[0] ?? ''),
    )) {
      const reply = await send(operation, { 'content-type': type });
      expect([type, reply.statusCode, reply.json().error.code]).toEqual([
        type,
        415,
        'unsupported-media-type',
      ]);
    }
  });

  it.each(withoutBody)('$id takes no body', async (operation) => {
    const reply = await send(operation, { 'content-type': 'application/json' });
    if (operation.method === 'HEAD') expect(reply.statusCode).toBe(415);
    else {
      expectRefusal(reply);
      expect([reply.statusCode, reply.json().error.code]).toEqual([415, 'unsupported-media-type']);
    }
  });

  const language = { method: 'POST', url: '/api/setAppLanguage' };
  const body = JSON.stringify(plainRequests.setAppLanguage?.body);

  it.each([
    ['application/json; charset=utf-8', 200],
    ['Application/JSON;charset="UTF-8"', 200],
    ['application/json; charset=utf-16', 415],
    ['application/json; charset=', 415],
    ['application/json, text/plain', 415],
    ['application/json\tx', 415],
    ['application', 415],
    ['', 415],
  ])('reads JSON of the type %j with %i', async (type, status) => {
    expect((await send(language, { 'content-type': type }, body)).statusCode).toBe(status);
  });

  it('requires a content type for a body', async () => {
    const reply = await server.app.inject({
      ...language,
      method: 'POST',
      payload: Buffer.from(body),
    });
    expect(reply.statusCode).toBe(415);
  });

  it.each(['gzip', 'br', 'deflate', 'x-gzip', 'identity, gzip'])(
    'unpacks no body of %s',
    async (encoding) => {
      const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
      const reply = await send(language, headers, gzipSync(body));
      expect([reply.statusCode, reply.json().error.code]).toEqual([415, 'unsupported-media-type']);
    },
  );

  it('refuses JSON that is not UTF-8, without replacement characters', async () => {
    const latin = Buffer.from(`{"appLanguage":"h\xed"}`, 'latin1');
    const reply = await send(language, { 'content-type': 'application/json' }, latin);
    expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'invalid-json']);
  });
});
