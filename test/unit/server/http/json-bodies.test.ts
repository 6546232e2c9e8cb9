import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationPlaces } from '#generated/operations.ts';
import { bodyLimit, maxBodyLimit, minBodyLimit } from '#server/http/contract/body-limits.ts';
import {
  listOperations,
  readContract,
  resolveSchema,
} from '#server/http/contract/contract-document.ts';
import { isAllowedJson, jsonLimits } from '#server/http/contract/json-scanner.ts';
import type { OperationId } from '#server/http/handler.ts';
import { article } from '../fixtures/post-fixtures.ts';
import { plainRequests } from '../fixtures/valid-requests.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

const contract = readContract();
const limits = new Map(
  listOperations(contract).map(({ operation }) => [
    operation.operationId,
    bodyLimit(contract, operation),
  ]),
);

type Schema = Record<'$ref', string> & {
  properties?: Record<string, Schema>;
  items?: Schema;
} & Record<'anyOf' | 'oneOf' | 'allOf', Schema[] | undefined>;

/** The largest of something over a schema and all that is in it. */
function largest(schema: Schema, own: (schema: Schema, inside: number[]) => number): number {
  if (schema.$ref) return largest(resolveSchema(contract, schema.$ref) as Schema, own);
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const inside = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
  ];
  return Math.max(
    own(
      schema,
      inside.map((one) => largest(one, own)),
    ),
    ...branches.map((one) => largest(one, own)),
  );
}

const bodies = listOperations(contract).flatMap(({ operation }) => {
  const schema = operation.requestBody?.content['application/json']?.schema;
  return schema ? [schema as Schema] : [];
});

describe('the limits of bodies', () => {
  it('have room for everything that the contract allows', () => {
    const keys = bodies.map((schema) =>
      largest(schema, ({ properties = {} }, inside) =>
        Math.max(Object.keys(properties).length, ...inside),
      ),
    );
    const depths = bodies.map((schema) =>
      largest(schema, (_, inside) => 1 + Math.max(0, ...inside)),
    );
    expect(Math.max(...keys)).toBeLessThanOrEqual(jsonLimits.keys / 2);
    expect(Math.max(...depths)).toBeLessThanOrEqual(jsonLimits.depth / 2);
  });

  it('are 64 kB but for the few operations whose fields are longer', () => {
    const longer = [...limits].filter(([, limit]) => limit !== minBodyLimit).map(([id]) => id);
    expect(longer.sort()).toEqual(
      [
        'createProblemReport',
        'findDuplicates',
        'ingestCrawledPosts',
        'ingestEngagement',
        'recordChartUsage',
        'saveBankDetails',
        'startBulkAction',
        'upsertCommConfig',
        'upsertPost',
      ].sort(),
    );
    expect(Math.max(...limits.values())).toBe(maxBodyLimit);
  });
});

describe('looking through a text of JSON', () => {
  it.each([
    ['{"a":1,"b":{"a":2},"c":[{"a":1},{"a":1}]}', true],
    ['{"a:b":"{\\"a\\":1,\\"a\\":2}","c":"\\\\"}', true],
    ['{"a":1,"a":2}', false],
    ['{"a":1,"\\u0061":2}', false],
    ['{"a":{"b":1,"c":2,"b":3}}', false],
    [`${'['.repeat(16)}${']'.repeat(16)}`, true],
    [`${'['.repeat(17)}${']'.repeat(17)}`, false],
    ['['.repeat(100_000), false],
    [`{${Array.from({ length: 64 }, (_, key) => `"k${key}":0`).join()}}`, true],
    [`{${Array.from({ length: 65 }, (_, key) => `"k${key}":0`).join()}}`, false],
    ['{"unfinished', true],
  ])('says of %.60s: %s', (text, isRight) => {
    expect(isAllowedJson(text)).toBe(isRight);
  });
});

describe('bodies of JSON', () => {
  let server: TestServer;
  let client: ContractClient;

  beforeAll(async () => {
    server = await startTestServer('pglite');
    client = await server.signIn();
  }, 60_000);
  afterAll(() => server?.stop());

  const send = (id: OperationId, payload: string) =>
    server.app.inject({
      method: operationPlaces[id].method.toUpperCase() as 'POST',
      url: operationPlaces[id].path.replace(/\{\w+\}/, crypto.randomUUID()),
      headers: {
        host: 'localhost:4000',
        origin: 'http://localhost:4000',
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      payload,
    });

  const unknownKeys = (count: number) =>
    JSON.stringify(
      Object.fromEntries(Array.from({ length: count }, (_, key) => [`key${key}`, key])),
    );

  it.each(['login', 'upsertPost', 'updatePhoneNo', 'register'] as const)(
    '%s names at most fifty unknown fields, and checks no more',
    async (id) => {
      const few = await send(id, unknownKeys(60));
      expect(few.statusCode).toBe(400);
      expect(Object.keys(few.json().error.fields).length).toBeLessThanOrEqual(50);
      const many = await send(id, unknownKeys(3000));
      expect([many.statusCode, many.json().error.code]).toEqual([400, 'invalid-json']);
    },
  );

  it.each([...limits].filter(([id]) => plainRequests[id]?.body))(
    '%s takes no more than %d bytes',
    async (id, limit) => {
      const reply = await send(id, `{"x":"${'x'.repeat(limit)}"}`);
      // Whose session is asked for first, before anything is read.
      if (reply.statusCode !== 401) {
        expect([reply.statusCode, reply.json().error.code]).toEqual([413, 'too-large']);
      }
    },
  );

  it('takes the longest article in a script of three bytes a letter', async () => {
    const post = article({ textContent: 'क'.repeat(200_000) });
    const reply = await send('upsertPost', JSON.stringify({ post }));
    expect([reply.statusCode, reply.body.slice(0, 300)]).toEqual([200, expect.any(String)]);
  });

  it('still names every field of a form that is wrong', async () => {
    const registerData = { name: '', handle: 5, bio: 7, languages: [], isAdult: 'yes', more: 1 };
    const reply = await send('register', JSON.stringify({ registerData }));
    expect(Object.keys(reply.json().error.fields).sort()).toEqual(
      ['bio', 'handle', 'isAdult', 'languages', 'more', 'name'].sort(),
    );
  });

  it('names the first of very many errors in lists', async () => {
    const postIds = Array.from({ length: 1500 }, (_, at) => ({ [`a${at}`]: 1 }));
    const reply = await send('upsertPost', JSON.stringify({ post: { pictures: postIds } }));
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().error.fields)).toHaveLength(1);
  });

  it.each([
    ['a key twice', '{"appLanguage":"hi","appLanguage":"ur"}', 'invalid-json'],
    [
      'a key twice, once in disguise',
      '{"appLanguage":"hi","\\u0061ppLanguage":"ur"}',
      'invalid-json',
    ],
    ['__proto__', '{"appLanguage":"hi","__proto__":{"x":1}}', 'invalid-json'],
    [
      'constructor.prototype',
      '{"appLanguage":"hi","constructor":{"prototype":{}}}',
      'invalid-json',
    ],
    ['constructor', '{"appLanguage":"hi","constructor":1}', 'invalid-request'],
    ['deep lists', `{"appLanguage":${'['.repeat(9000)}${']'.repeat(9000)}}`, 'invalid-json'],
    ['a number without end', '{"appLanguage":1e999}', 'invalid-request'],
    ['a number of many digits', `{"appLanguage":${'9'.repeat(9000)}}`, 'invalid-request'],
    ['two values', '{"appLanguage":"hi"}{}', 'invalid-json'],
  ])('refuses %s', async (_, payload, code) => {
    const reply = await send('setAppLanguage', payload);
    expect([reply.statusCode, reply.json().error.code]).toEqual([400, code]);
  });
});
