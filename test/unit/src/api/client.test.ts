import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { type Failure, toFailure } from '#domain/contract/failure.ts';
import { call, failureFrom, pageQuery } from '#src/api/client.ts';
import type { CurrentUser } from '#src/api/operation-types.ts';
import { consumePrefetch, prefetchCall } from '#src/api/prefetch.ts';
import { onSessionExpired } from '#src/api/session-expiry.ts';

type Seen = {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
};

let server: Server | undefined;

/** A server that answers everything alike and remembers what it was asked. */
async function answering(
  status: number,
  reply: string,
  contentType = 'application/json',
): Promise<Seen[]> {
  const seen: Seen[] = [];
  server = createServer((request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      seen.push({ method: request.method, url: request.url, headers: request.headers, body });
      response.writeHead(status, { 'content-type': contentType }).end(reply);
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${port}` });
  return seen;
}

async function failureOf(promise: Promise<unknown>): Promise<Failure> {
  return promise.then(
    () => expect.fail('the call succeeded'),
    (error: unknown) => toFailure(error),
  );
}

afterEach(async () => {
  vi.unstubAllGlobals();
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

describe('a call', () => {
  it('returns the data of the reply', async () => {
    const seen = await answering(200, '{"data":{"userId":null,"nextScreen":"login"}}');
    const user = await call('getCurrentUser');
    expectTypeOf(user).toEqualTypeOf<CurrentUser>();
    expect(user.nextScreen).toBe('login');
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/auth/getCurrentUser' });
  });

  it('sends body, query, path and headers where the contract has them', async () => {
    const seen = await answering(200, '{"data":{}}');
    await call('getPostById', {
      path: { postId: 'a1' },
      query: { archived: true },
      body: { userId: 'u1' },
    });
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: '/api/post/a1?archived=true',
      body: '{"userId":"u1"}',
    });
    await call('upsertPost', {
      headers: { 'Idempotency-Key': 'k1' },
      body: { post: { action: 'save', clientId: 'c1', revision: 0 } },
    });
    expect(seen[1]?.headers['idempotency-key']).toBe('k1');
  });

  it('replaces unpaired surrogates of a keyboard, which the server would refuse', async () => {
    const seen = await answering(200, '{"data":{}}');
    await call('searchHashtags', { body: { hashtagName: 'मा\ud83dन\0' } });
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ hashtagName: 'मा\ufffdन' });
  });

  it('sends form data as multipart', async () => {
    const seen = await answering(200, '{"data":{}}');
    const body = new FormData();
    body.append('imageFile', new Blob(['x']), 'x.jpg');
    await call('uploadImage', {
      query: { isFile: true },
      headers: { 'Idempotency-Key': 'k1' },
      body,
    });
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  });

  // spec 7.60, 7.61
  it('throws what the server says, with fields, tries left and wait', async () => {
    await answering(
      400,
      '{"error":{"code":"otp-wrong","message":"no","fields":{"otp":"malformed"},"attemptsLeft":4,"retryAfter":20}}',
    );
    const failure = await failureOf(
      call('updatePhoneNo', { body: { phone: '9876543210', otp: '1234', action: 'verify-phone' } }),
    );
    expect(failure).toMatchObject({
      code: 'otp-wrong',
      status: 400,
      fields: { otp: 'malformed' },
      attemptsLeft: 4,
      retryAfter: 20,
    });
  });

  it('reports a missing reply', async () => {
    vi.stubGlobal('location', { origin: 'http://127.0.0.1:1' });
    expect(await failureOf(call('getConfig'))).toMatchObject({ code: 'network', status: 0 });
  });

  it('treats the page of a captive portal as no reply', async () => {
    await answering(200, '<html>Welcome to the hotel</html>', 'text/html');
    expect(await failureOf(call('getConfig'))).toMatchObject({ code: 'network', status: 0 });
  });

  it('can be aborted by the caller, and reports it', async () => {
    const abort = new AbortController();
    const ended = call('getConfig', { signal: abort.signal });
    abort.abort(new Error('left'));
    await expect(ended).rejects.toThrow('left');
  });

  it('announces a lost session, and only that', async () => {
    const listener = vi.fn();
    const stop = onSessionExpired(listener);
    await answering(401, '{"error":{"code":"unauthenticated","message":"no"}}');
    await failureOf(call('resetNewUserCookie'));
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
  });
});

it('handles replies of another format', () => {
  expect(failureFrom(502, '<html>')).toMatchObject({ code: 'server-busy', status: 502 });
  expect(failureFrom(500, undefined)).toMatchObject({ code: 'internal-error', status: 500 });
  expect(failureFrom(418, { error: { code: 'new-code' } })).toMatchObject({
    code: 'internal-error',
    status: 418,
  });
});

it('keeps how long to wait, from the reply or else from Retry-After, and a random part', () => {
  const busy = { error: { code: 'server-busy', retryAfter: 2 } };
  const random = () => 0.25;
  expect(failureFrom(503, busy, '7', random)).toMatchObject({ retryAfter: 2, jitter: 0.25 });
  expect(failureFrom(503, '<html>', '7', random)).toMatchObject({
    code: 'server-busy',
    retryAfter: 7,
  });
  expect(
    failureFrom(429, '<html>', 'Sun, 22 Nov 2026 10:00:00 GMT', random).retryAfter,
  ).toBeUndefined();
});

it('contains the server’s copy of a post', () => {
  const reply = { error: { code: 'revision-conflict', post: { revision: 3 } } };
  expect(failureFrom(409, reply).data).toEqual({ revision: 3 });
});

it('takes the cursor of the next page', () => {
  expect(pageQuery('/api/post/getPostByFilter?cursor=bWl')).toEqual({ cursor: 'bWl' });
  expect(pageQuery(null)).toEqual({});
});

describe('a prefetched call', () => {
  const request = { body: { filters: {} }, query: {} };
  const page = '{"data":{"rows":[],"nextPageUrl":null}}';
  afterEach(() => vi.useRealTimers());

  it('is sent once, and its reply is used once, by the same request', async () => {
    const seen = await answering(200, page);
    prefetchCall('getPostByFilter', request);
    // By the page's first script, and by the chunk of the page.
    prefetchCall('getPostByFilter', request);
    expect(
      consumePrefetch('getPostByFilter', { ...request, query: { archived: true } }),
    ).toBeUndefined();
    await expect(consumePrefetch('getPostByFilter', request)).resolves.toEqual({
      rows: [],
      nextPageUrl: null,
    });
    expect(consumePrefetch('getPostByFilter', request)).toBeUndefined();
    expect(seen).toHaveLength(1);
  });

  it('passes its failure to its consumer', async () => {
    await answering(503, '<h1>Busy</h1>', 'text/html');
    prefetchCall('getPostByFilter', request);
    expect(
      (await failureOf(consumePrefetch('getPostByFilter', request) ?? Promise.resolve())).code,
    ).toBe('server-busy');
  });

  it('is sent again when it has failed before it is used', async () => {
    const noNetwork = vi.fn(() => Promise.reject(new TypeError('no network')));
    vi.stubGlobal('fetch', noNetwork);
    vi.stubGlobal('location', { origin: 'http://127.0.0.1' });
    prefetchCall('getPostByFilter', request);
    await new Promise((resolve) => setImmediate(resolve));
    expect(noNetwork).toHaveBeenCalledOnce();
    expect(consumePrefetch('getPostByFilter', request)).toBeUndefined();
  });

  it('is forgotten when it is not used for fifteen seconds', async () => {
    await answering(200, page);
    vi.useFakeTimers({ toFake: ['performance'] });
    prefetchCall('getPostByFilter', request);
    vi.advanceTimersByTime(15_000);
    expect(consumePrefetch('getPostByFilter', request)).toBeUndefined();
  });
});
