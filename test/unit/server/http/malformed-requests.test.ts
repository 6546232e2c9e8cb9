import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { operationPlaces } from '#generated/operations.ts';
import { buildApp } from '#server/http/app.ts';
import { listOperations, readContract } from '#server/http/contract/contract-document.ts';
import { isTooSlow } from '#server/http/slow-bodies.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { expectRefusal } from '../harness/contract-client.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

const reads = listOperations(readContract()).filter(({ method }) => method === 'GET');
const quick = { bytesPerSecond: 1000, windowMilliseconds: 60, totalMilliseconds: 120 };

describe('requests at the edge of HTTP', () => {
  let server: TestServer;
  let app: Awaited<ReturnType<typeof buildApp>>;
  let folder: string;
  let port: number;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'edge-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>shell</title>');
    await writeFile(join(folder, 'assets/app-1a2b.js'), 'export {};');
    server = await startTestServer('pglite');
    app = await buildApp(server.deps, { portal: folder, pace: quick });
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  }, 60_000);
  afterAll(async () => {
    await app?.close();
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Sends bytes as they are and returns what comes back until the server ends the connection. */
  async function raw(text: string): Promise<{ status: number; head: string; body: string }> {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => {
      answer += data.toString('latin1');
    });
    socket.on('error', () => {});
    socket.write(text, 'latin1');
    await once(socket, 'close');
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
  }

  const get = (address: string, headers = '') =>
    raw(`GET ${address} HTTP/1.1\r\nhost: localhost\r\n${headers}connection: close\r\n\r\n`);

  const long = 'a'.repeat(3000);
  const strange = [
    '%00',
    'a%00b',
    '%0d%0aset-cookie:%20a=b',
    '%5c..%5cetc',
    '%zz',
    '%',
    '%e0%a4',
    '%ed%a0%80',
    long,
    '..%2f..%2fpackage.json',
    '%2e%2e%2f%2e%2e',
    '.%00.',
  ];
  const places = [
    '/',
    '/assets/',
    '/legal/',
    '/app/post/',
    '/api/',
    '/api/post/',
    '/pictures/',
    '/health/',
  ];

  it.each(places.flatMap((place) => strange.map((part) => `${place}${part}`)))(
    'answers %.60s below 500',
    async (address) => {
      const { status } = await get(address);
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
    },
  );

  it.each(reads.filter(({ path }) => path.includes('{')).map(({ path }) => path))(
    'answers %s below 500 for any path',
    async (path) => {
      for (const part of [
        ...strange,
        '\u00e9',
        '~',
        ';a=b',
        '__proto__',
        'constructor',
        '-1',
        '9'.repeat(99),
      ]) {
        const { status } = await get(path.replace(/\{\w+\}/g, part));
        expect([part, status < 500]).toEqual([part, true]);
      }
    },
  );

  it.each([
    ['//evil.example/', 400],
    ['//evil.example/app/post/list', 400],
    ['/\\evil.example', 400],
    ['http://evil.example/', 400],
    ['*', 400],
    ['/app/%00', 400],
    ['/app/%zz', 400],
    [`/app/${'a'.repeat(9000)}`, 414],
    [`/api/config?${'a'.repeat(9000)}`, 414],
    [`/api/post/${'a'.repeat(300)}`, 414],
  ])('refuses the address %.50s with %i, in the shape of the contract', async (address, status) => {
    const reply = await get(address);
    expect(reply.status).toBe(status);
    expect(JSON.parse(reply.body).error.code).toBe(
      status === 414 ? 'uri-too-long' : 'invalid-request',
    );
  });

  it('asks a browser with too many cookies to clear them, and no other', async () => {
    const cookies = (bytes: number) => `cookie: ${'a=b; '.repeat(bytes / 5)}\r\n`;
    for (const bytes of [20_000, 70_000]) {
      const { status, head, body } = await get('/api/config', cookies(bytes));
      expect([status, JSON.parse(body).error.code]).toEqual([431, 'headers-too-large']);
      expect(head).toContain('clear-site-data: "cookies"');
    }
    expect((await get('/api/config', cookies(8000))).status).toBe(200);
    const other = await get('/api/config', `x-more: ${'a'.repeat(70_000)}\r\n`);
    expect([other.status, other.head.includes('clear-site-data')]).toEqual([431, false]);
    const address = await get(`/api/config?${'a'.repeat(70_000)}`, cookies(100));
    expect([address.status, address.head.includes('clear-site-data')]).toEqual([431, false]);
  });

  it.each([
    ['two lengths', 'content-length: 2\r\ncontent-length: 3\r\n'],
    ['a length and chunks', 'content-length: 2\r\ntransfer-encoding: chunked\r\n'],
    ['an encoding that is not the last', 'transfer-encoding: chunked, identity\r\n'],
    ['a space before the colon', 'content-length : 2\r\n'],
    ['a folded line', 'x-a: b\r\n c\r\n'],
    ['NUL in a header', 'x-a: \u0000\r\n'],
  ])('refuses %s, which allows request smuggling', async (_, headers) => {
    const reply = await raw(
      'POST /api/setAppLanguage HTTP/1.1\r\nhost: localhost\r\n' +
        `content-type: application/json\r\n${headers}\r\n{}`,
    );
    expect([reply.status, JSON.parse(reply.body).error.code]).toEqual([400, 'invalid-request']);
    expect(reply.head).toContain('connection: close');
    expect(reply.head).toContain('x-content-type-options: nosniff');
    expect(reply.head).toContain("frame-ancestors 'none'");
  });

  it.each([
    ['setAppLanguage', 'application/json', '{'],
    ['uploadImage', 'multipart/form-data; boundary=x', '--x\r\n'],
    ['continueVideoUpload', 'application/offset+octet-stream', 'x'],
  ] as const)('ends a body of %s that does not come', async (id, type, begin) => {
    const { path, method } = operationPlaces[id];
    const client = await signInAs(server, { role: 'creator', position: { work: 'approved' } });
    const video = await client.call('createVideoUpload', {
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': '900',
        'upload-metadata': 'filename YS5tcDQ=',
      },
    });
    const url = path.replace(/\{\w+\}/, String(video.headers.location).split('/').at(-1) ?? '');
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = [
      `content-type: ${type}`,
      'tus-resumable: 1.0.0',
      'upload-offset: 0',
      `cookie: ${cookie}`,
    ];
    headers.push(`idempotency-key: ${crypto.randomUUID()}`, 'content-length: 900');
    const reply = await raw(
      `${method.toUpperCase()} ${url} HTTP/1.1\r\nhost: localhost\r\n` +
        `${headers.join('\r\n')}\r\n\r\n${begin}`,
    );
    expect([reply.status, JSON.parse(reply.body).error.code]).toEqual([408, 'request-timeout']);
    expect(reply.head).toContain('connection: close');
  });

  it.each(['TRACE', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])(
    'has no %s for a page',
    async (method) => {
      const reply = await raw(
        `${method} /login HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
      );
      expect([404, 405]).toContain(reply.status);
    },
  );

  it('ignores headers that override the method', async () => {
    const reply = await app.inject({
      url: '/api/setAppLanguage',
      headers: { 'x-http-method-override': 'POST', 'x-method-override': 'POST' },
    });
    expectRefusal(reply);
    expect(reply.statusCode).toBe(405);
  });

  it.each([
    ['from another site', '/api/auth/password/change', 'origin: https://other.example\r\n', 403],
    ['from nobody who is signed in', '/api/auth/password/change', '', 401],
  ])(
    'ends a request %s that was refused before its body came',
    async (_, address, header, status) => {
      const content = 'content-type: application/json\r\ncontent-length: 1000\r\n';
      const lines = `host: localhost\r\n${header}${content}`;
      expect((await raw(`POST ${address} HTTP/1.1\r\n${lines}\r\n{`)).status).toBe(status);
    },
  );
});

describe('misbehaving connections', () => {
  let server: TestServer;
  let app: Awaited<ReturnType<typeof buildApp>>;
  let folder: string;
  const open: Socket[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'edge-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>shell</title>');
    await writeFile(join(folder, 'assets/long-1a2b.js'), Buffer.alloc(8_000_000, ' '));
    server = await startTestServer('pglite');
    app = await buildApp(server.deps, { portal: folder, pace: quick });
    await app.listen({ port: 0, host: '127.0.0.1' });
  }, 60_000);
  afterAll(async () => {
    for (const socket of open) socket.destroy();
    await app?.close();
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Both ends of a new connection. */
  async function connection(): Promise<{ client: Socket; serving: Socket }> {
    const accepted = once(app.server, 'connection');
    const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on(
      'error',
      () => {},
    );
    open.push(client);
    const [serving] = (await accepted) as [Socket];
    return { client, serving };
  }
  const until = (holds: () => boolean) =>
    vi.waitFor(() => expect(holds()).toBe(true), { timeout: 30_000 });

  it('ends one that reads no answer and sends no body, and nothing else', async () => {
    const { client, serving } = await connection();
    client.pause();
    const get = (more = '') =>
      `GET /assets/long-1a2b.js HTTP/1.1\r\nhost: localhost\r\n${more}\r\n`;
    client.write(get() + get('content-length: 10\r\n'));
    await until(() => serving.writableEnded);
    client.destroy();
    expect((await app.inject('/health/live')).statusCode).toBe(200);
  });

  it('answers in the form of the contract while the process stops', async () => {
    const { client, serving } = await connection();
    client.write('GET /health/live HTTP/1.1\r\n');
    await until(() => serving.bytesRead > 0);
    app.admission.close();
    const closed = app.close();
    await until(() => !app.server.listening);
    client.write('host: localhost\r\n\r\n');
    const [answer] = await once(client, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 200 OK\r\n/);
    expect(String(answer).toLowerCase()).toContain('connection: close');
    await closed;
  });
});

describe('the pace of a body', () => {
  const pace = { bytesPerSecond: 1000, windowMilliseconds: 30_000, totalMilliseconds: 60_000 };
  const body = (isShort: boolean, bytesRead: number, readableLength = 0) => ({
    request: { raw: { socket: { bytesRead }, readableLength } } as never,
    reply: {} as never,
    isShort,
    startedAt: 0,
    windowAt: 0,
    windowBytes: 0,
  });

  it('is 1 kB a second over half a minute', () => {
    expect(isTooSlow(body(false, 10), pace, 29_999)).toBe(false);
    expect(isTooSlow(body(false, 29_000), pace, 30_000)).toBe(true);
    expect(isTooSlow(body(false, 31_000), pace, 30_000)).toBe(false);
  });

  it('is counted from zero in each window', () => {
    const one = body(false, 90_000);
    expect(isTooSlow(one, pace, 30_000)).toBe(false);
    expect(isTooSlow(one, pace, 60_000)).toBe(true);
  });

  it('leaves a short body a minute, and a long one as long as it keeps it', () => {
    expect(isTooSlow(body(true, 60_000), pace, 60_000)).toBe(true);
    expect(isTooSlow(body(false, 61_000), pace, 60_000)).toBe(false);
  });

  it('does not treat a slow server as a slow sender', () => {
    expect(isTooSlow(body(false, 10, 16_384), pace, 30_000)).toBe(false);
  });
});
