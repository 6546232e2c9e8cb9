import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationPlaces } from '#generated/operations.ts';
import type { OperationId } from '#server/http/handler.ts';
import { addBlockedAccess } from '../fixtures/blocked-fixtures.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import { plainRequests as plain } from '../fixtures/valid-requests.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

const operationIds = Object.keys(operationPlaces) as OperationId[];

const open: OperationId[] = [
  'login',
  'linkOgcAccount',
  'beginProviderVisit',
  'logout',
  'getCurrentUser',
  'updatePhoneNo',
  'setAppLanguage',
  'getConfig',
  'getPostPage',
  'recordChartUsage',
  'getPictureOriginal',
  'getPicture',
  'getVideoFile',
  'getLanguages',
  'getLocations',
  'getGenres',
  'getLiveness',
  'getReadiness',
  'getPhoneChange',
  'undoPhoneChange',
  'startPasskeySignIn',
  'finishPasskeySignIn',
  'verifySecondFactor',
  'requestPasswordReset',
  'resetPassword',
];

/** The operations with a hint about the person. */
const hinted: Partial<Record<OperationId, (userId: string) => object>> = {
  updatePhoneNo: (userId) => ({ body: { phone: '9000000000', action: 'submit-phone', userId } }),
  register: (userId) => ({ body: { ...body('register'), user: { userId } } }),
  updateProfile: (userId) => ({ body: { ...body('updateProfile'), user: { userId } } }),
  getProfileDetails: (userId) => ({ query: { userId } }),
  getWorkApprovalByFilter: (userId) => ({ body: { ...body('getWorkApprovalByFilter'), userId } }),
  viewWorkApprovalByFilter: (userId) => ({ body: { ...body('viewWorkApprovalByFilter'), userId } }),
  updateDetailsStatus: (userId) => ({ body: { ...body('updateDetailsStatus'), userId } }),
  upsertPost: (userId) => ({ body: { ...body('upsertPost'), userId } }),
  getPostByFilter: (userId) => ({ body: { ...body('getPostByFilter'), userId } }),
  getPostById: (userId) => ({ body: { userId }, path: { postId: crypto.randomUUID() } }),
  getQuickAnalytics: (userId) => ({ query: { userId } }),
};
const body = (id: OperationId) => (plain[id] as { body: object }).body;
const withJsonBody = operationIds.filter((id) => plain[id] && 'body' in plain[id]);

describe.each(engines)('requests on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());
  it.each(operationIds.filter((id) => !open.includes(id)))(
    '%s asks for somebody signed in',
    async (id) => {
      const { status, error } = await server.client().call(id, plain[id]);
      expect(status).toBe(401);
      // An answer to HEAD has no body.
      if (operationPlaces[id].method !== 'head') expect(error.code).toBe('unauthenticated');
    },
  );

  describe('from a member of staff', () => {
    let staff: ContractClient;

    beforeAll(async () => {
      staff = await signInAs(server, { role: 'staff' });
      // For the operations of blocked people.
      await addBlockedAccess(server, await signInAsStaff(server), staff);
    });

    it.each(withJsonBody)(
      '%s refuses a field that the contract does not know, by its name',
      async (id) => {
        const { status, error } = await staff.call(id, {
          ...plain[id],
          body: { ...body(id), isAdmin: true },
        });
        expect([status, error.code]).toEqual([400, 'invalid-request']);
        expect(error.fields).toEqual({ isAdmin: 'unknown-field' });
      },
    );

    // A picture may come as a form too, so that without a body nobody knows which was meant.
    const jsonAlone = withJsonBody.filter((id) => id !== 'uploadImage');
    it.each(jsonAlone)('%s refuses to go without its body, or with a text for one', async (id) => {
      const { path = {} } = (plain[id] ?? {}) as { path?: Record<string, string> };
      const { status, error } = await staff.call(id, { path });
      expect([status, error.code]).toEqual([400, 'invalid-request']);
      const text = await staff.call(id, {
        path,
        body: '{}' as never,
        headers: { 'content-type': 'text/plain' },
      });
      expect([text.status, text.error.code]).toEqual([415, 'unsupported-media-type']);
    });
  });

  it.each(withJsonBody)('%s refuses a page of another site', async (id) => {
    const client = await server.signIn();
    for (const origin of ['https://evil.example', 'null', 'http://localhost:4001']) {
      const { status, error } = await client.call(id, { ...plain[id], headers: { origin } });
      expect([status, error.code]).toEqual([403, 'foreign-origin']);
    }
    server.clock.advance(3600);
  });

  it('names a nested field', async () => {
    const client = await server.signIn();
    const { error } = await client.call('register', {
      body: {
        registerData: { name: 'M', bio: 7, languages: ['hi'], isAdult: true, blueTick: true },
      },
    });
    expect(error.fields).toEqual({
      handle: 'required',
      bio: 'malformed',
      blueTick: 'unknown-field',
    });
  });

  it('names at most fifty unknown fields', async () => {
    const invented = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [`field${index}`, 1]),
    );
    const { status, error } = await server
      .client()
      .call('setAppLanguage', { body: { appLanguage: 'hi', ...invented } });
    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {}).length).toBeLessThanOrEqual(50);
  });

  it('does not coerce types in a body', async () => {
    const client = await server.signIn();
    const { status, error } = await client.call('getPostByFilter', {
      body: { filters: {}, pageSize: '20' },
    });
    expect([status, error.fields]).toEqual([400, { pageSize: expect.any(String) }]);
    const phone = await client.call('updatePhoneNo', {
      body: { phone: 9876543210, action: 'submit-phone' },
    });
    expect(phone.status).toBe(400);
  });

  it.each(Object.keys(hinted) as OperationId[])(
    '%s refuses to act for somebody else',
    async (id) => {
      const [client, other] = await Promise.all([server.signIn(), server.signIn()]);
      const { status, error } = await client.call(id, hinted[id]?.(other.userId));
      expect([status, error.code]).toEqual([403, 'forbidden']);
      server.clock.advance(3600);
    },
  );

  it.each(['register', 'updateProfile'] as const)(
    '%s takes a userId in the profile that is one’s own',
    async (id) => {
      const [client, other] = await Promise.all([server.signIn(), server.signIn()]);
      const wrapper = id === 'register' ? 'registerData' : 'profileData';
      const profile = (body(id) as Record<string, object>)[wrapper];
      const asking = (userId: string) =>
        client.call(id, { body: { [wrapper]: { ...profile, userId } } as never });
      const foreign = await asking(other.userId);
      expect([foreign.status, foreign.error.code]).toEqual([403, 'forbidden']);
      const own = await asking(client.userId);
      // A profile that was never submitted cannot be updated; the hint is not the reason.
      expect([own.status, own.error?.code]).toEqual(
        id === 'register' ? [200, undefined] : [409, 'transition-not-allowed'],
      );
      server.clock.advance(3600);
    },
  );

  it('refuses a hint without a session', async () => {
    const hint = hinted.updatePhoneNo?.(crypto.randomUUID());
    expect((await server.client().call('updatePhoneNo', hint)).error.code).toBe('forbidden');
  });

  it.each([
    ['{"appLanguage":', 'application/json', 400, 'invalid-json'],
    ['', 'application/json', 400, 'invalid-json'],
    ['appLanguage=hi', 'application/x-www-form-urlencoded', 415, 'unsupported-media-type'],
    ['<x/>', 'application/xml', 415, 'unsupported-media-type'],
    [`{"appLanguage":"${'x'.repeat(3_000_000)}"}`, 'application/json', 413, 'too-large'],
    ['[]', 'application/json', 400, 'invalid-request'],
    ['{"__proto__":{"isAdmin":true},"appLanguage":"hi"}', 'application/json', 400, 'invalid-json'],
  ])('answers the body %.20s of type %s with %d %s', async (payload, type, status, code) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/setAppLanguage',
      headers: { 'content-type': type },
      payload,
    });
    expect([reply.statusCode, reply.json().error.code]).toEqual([status, code]);
  });

  it('answers an unknown address and a wrong method in the shape of the contract', async () => {
    const unknown = await server.app.inject({ method: 'GET', url: '/api/nothing' });
    expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, 'not-found']);
    const method = await server.app.inject({ method: 'DELETE', url: '/api/register' });
    expect([method.statusCode, method.json().error.code]).toEqual([405, 'method-not-allowed']);
    expect(method.headers.allow).toBe('POST');
    const query = await server.app.inject({
      method: 'GET',
      url: '/api/post/getPostByFilter?archived=true',
    });
    expect([query.statusCode, query.headers.allow]).toEqual([405, 'POST']);
  });

  it('answers an address that is none in the shape of the contract', async () => {
    const reply = await server.app.inject({ method: 'GET', url: '/api/%E0%A4%A' });
    expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'invalid-request']);
  });

  it.each(['notauuid', 'AAAAAAAA-0000-7000-8000-000000000001'])(
    'refuses the key %s',
    async (key) => {
      const client = await server.signIn();
      const { status, error } = await client.call('register', {
        ...plain.register,
        headers: { 'idempotency-key': key },
      });
      expect([status, error.fields]).toEqual([400, { 'idempotency-key': 'malformed' }]);
      server.clock.advance(3600);
    },
  );

  it('forbids framing, sniffing and scripts for pages of other sites', async () => {
    const { headers } = await server.client().call('getConfig');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe-eval');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('compresses long replies for clients that accept it', async () => {
    const long = await server.app.inject({
      url: '/api/locations',
      headers: { 'accept-encoding': 'br' },
    });
    expect(long.headers['content-encoding']).toBe('br');
    expect(
      JSON.parse(brotliDecompressSync(long.rawPayload).toString()).data.length,
    ).toBeGreaterThan(5);
    const short = await server.app.inject({
      url: '/api/config',
      headers: { 'accept-encoding': 'br' },
    });
    expect(short.headers['content-encoding']).toBeUndefined();
  });

  it('returns metrics to this machine only, with operations instead of addresses', async () => {
    await server.client().call('getConfig');
    const own = await server.app.inject({ method: 'GET', url: '/metrics' });
    expect(own.body).toContain('operation="getConfig"');
    const foreign = await server.app.inject({
      method: 'GET',
      url: '/metrics',
      remoteAddress: '203.0.113.9',
    });
    expect(foreign.statusCode).toBe(404);
  });
});

describe('every list above', () => {
  it('has a request for each operation that takes one', () => {
    const needing = operationIds.filter((id) => operationPlaces[id].method === 'post');
    expect(needing.filter((id) => !plain[id])).toEqual([]);
  });
});
