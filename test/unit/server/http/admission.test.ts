import { once } from 'node:events';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAdmission } from '#server/http/admission/admission.ts';
import { queueTimeouts } from '#server/http/admission/request-lines.ts';
import { createPriorityFinder } from '#server/http/admission/request-priority.ts';
import { readContract } from '#server/http/contract/contract-document.ts';
import { withoutRequestSlot } from '#server/platform/queue/request-slot.ts';

const save = '/api/post/upsert/update';
const signIn = '/api/auth/login';
const places = 48;

type Reply = { status: number | undefined; headers: IncomingMessage['headers']; body: string };

describe('a server with more requests than it can serve', () => {
  let app: FastifyInstance;
  /** Ends the requests that have reached a route. */
  let finish: (() => void)[];
  let looked: number;
  /** Held while a test wants nobody to get further than to the look at the session. */
  let sessions: Promise<void>;
  let agent: Agent;
  /** The clock of the limiter. It is stopped, so that nobody waits too long on a busy machine. */
  let milliseconds: number;

  /** How often the number of slots adapts to the load, in ms. By default it stays as it is. */
  let adaptMilliseconds = 1_000_000;

  beforeEach(async () => {
    finish = [];
    looked = 0;
    sessions = Promise.resolve();
    agent = new Agent({ keepAlive: true });
    milliseconds = 0;
    app = Fastify();
    addAdmission(
      app,
      { database: { waitingQueries: () => 0 } as never },
      { random: () => 0.5, adaptMilliseconds, now: () => milliseconds },
    );
    app.addHook('onRequest', async () => {
      looked += 1;
      await sessions;
    });
    const finished = () => new Promise((resolve) => finish.push(() => resolve({ data: {} })));
    app.post(save, (request) => app.admission.handle(request.raw, finished));
    app.post(signIn, (request) =>
      app.admission.handle(request.raw, () => withoutRequestSlot(finished)),
    );
    app.get('/health/ready', async () => ({ data: { status: 'ok' } }));
    app.get('/health/live', async () => ({ data: { status: 'ok' } }));
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    agent.destroy();
    for (const end of finish) end();
    await app.close();
  });

  function send(path: string, body?: object, headers: Record<string, string> = {}): ClientRequest {
    const { port } = app.server.address() as AddressInfo;
    const json = body && JSON.stringify(body);
    const outgoing = request({
      port,
      host: '127.0.0.1',
      path,
      agent,
      method: body ? 'POST' : 'GET',
      headers: {
        ...(json && { 'content-type': 'application/json', 'content-length': json.length }),
        ...headers,
      },
    });
    outgoing.on('error', () => {});
    outgoing.end(json);
    return outgoing;
  }
  async function replyTo(outgoing: ClientRequest): Promise<Reply> {
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
    let body = '';
    for await (const piece of incoming) body += piece;
    return { status: incoming.statusCode, headers: incoming.headers, body };
  }
  async function until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise((resolve) => setImmediate(resolve));
  }
  /** Takes all places, by so many people. */
  async function fill(): Promise<ClientRequest[]> {
    const working = Array.from({ length: places }, (_, at) =>
      send(save, {}, { cookie: `auth-user=${at}` }),
    );
    await until(() => finish.length === places);
    return working;
  }

  it("refuses excess requests in the contract's format, before parsing", async () => {
    await fill();
    const person = { cookie: 'region=DH_APP; auth-user=busy' };
    const waiting = Array.from({ length: 200 }, () => send(save, {}, person));
    await until(() => app.admission.counts().waiting.essential === 200);
    const { status, headers, body } = await replyTo(send(save, { a: 'body' }, person));
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '2',
      'no-store',
    ]);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(JSON.parse(body)).toEqual({
      error: { code: 'server-busy', message: 'The service is busy.', retryAfter: 2 },
    });
    expect(looked).toBe(places);
    expect(app.admission.counts().refused.essential).toBe(1);
    for (const outgoing of waiting) outgoing.destroy();
    await until(() => app.admission.counts().waitingInAll === 0);
    expect(finish).toHaveLength(places);
  });

  it('refuses before its time limit, and never refuses health checks', async () => {
    await fill();
    const reply = replyTo(send(save, {}));
    await until(() => app.admission.counts().waitingInAll === 1);
    milliseconds = queueTimeouts.burst + 1;
    expect((await reply).status).toBe(503);
    for (const path of ['/health/ready', '/health/live']) {
      expect((await replyTo(send(path))).status).toBe(200);
    }
  });

  it('starts the next one as soon as one has ended', async () => {
    const [first] = await fill();
    const replied = first && replyTo(first);
    const next = send(save, {});
    await until(() => app.admission.counts().waitingInAll === 1);
    finish[0]?.();
    expect((await replied)?.status).toBe(200);
    await until(() => finish.length === places + 1);
    finish.at(-1)?.();
    expect((await replyTo(next)).status).toBe(200);
  });

  describe('whose number of slots adapts', () => {
    beforeAll(() => {
      adaptMilliseconds = 10;
    });
    afterAll(() => {
      adaptMilliseconds = 1_000_000;
    });

    it('gives no slot to a body that is still arriving', async () => {
      const { port } = app.server.address() as AddressInfo;
      const slow = Array.from({ length: places }, () => {
        const partly = request({
          port,
          host: '127.0.0.1',
          path: save,
          method: 'POST',
          agent: false,
          headers: { 'content-type': 'application/json', 'content-length': 100 },
        });
        partly.on('error', () => {});
        partly.write('{"title":');
        return partly;
      });
      await until(() => looked >= places);
      await until(() => app.admission.counts().working === 0);
      const next = send(save, {});
      await until(() => finish.length === 1);
      finish[0]?.();
      expect((await replyTo(next)).status).toBe(200);
      for (const partly of slow) partly.destroy();
    });
  });

  it('frees the slot of a request that waits for another service', async () => {
    const waiting = Array.from({ length: places }, () => replyTo(send(signIn, {})));
    await until(() => finish.length === places);
    expect(app.admission.counts().working).toBe(0);
    const next = replyTo(send(save, {}));
    await until(() => finish.length === places + 1);
    expect(app.admission.counts().working).toBe(1);
    for (const end of finish) end();
    for (const { status } of await Promise.all(waiting)) expect(status).toBe(200);
    expect((await next).status).toBe(200);
    await until(() => app.admission.counts().working === 0);
  });

  it('keeps no slot for an address that cannot be routed', async () => {
    for (let count = 0; count <= places; count += 1)
      expect((await replyTo(send('/api/post/%e0%a4'))).status).toBe(400);
    await until(() => app.admission.counts().working === 0);
  });

  it('keeps the slots of disconnected callers until their work ends', async () => {
    const gone = Array.from({ length: places }, () => send(save, {}));
    await until(() => finish.length === places);
    for (const request of gone) request.on('error', () => {}).destroy();
    const next = replyTo(send(save, {}));
    await until(() => app.admission.counts().waitingInAll === 1);
    expect(app.admission.counts().working).toBe(places);
    for (const end of finish) end();
    await until(() => finish.length === places + 1);
    finish.at(-1)?.();
    expect((await next).status).toBe(200);
    await until(() => app.admission.counts().working === 0);
  });

  it('frees the slot of a caller who disconnects before the body is read', async () => {
    const held = Promise.withResolvers<void>();
    sessions = held.promise;
    let gone = 0;
    app.server.on('connection', (socket) => socket.on('close', () => (gone += 1)));
    const requests = Array.from({ length: 3 }, () => send(save, { a: 'body' }));
    await until(() => looked === 3);
    expect(app.admission.counts().working).toBe(3);
    for (const request of requests) request.destroy();
    await until(() => gone === 3);
    held.resolve();
    await until(() => app.admission.counts().working === 0);
    expect(finish).toEqual([]);
  });

  it('frees the slot of a caller who disconnects while waiting for a service', async () => {
    const gone = send(signIn, {});
    gone.on('error', () => {});
    await until(() => finish.length === 1);
    gone.destroy();
    const last = send(signIn, {});
    await until(() => finish.length === 2);
    for (const end of finish) end();
    expect((await replyTo(last)).status).toBe(200);
    await until(() => app.admission.counts().working === 0);
  });

  it('is not ready before it stops, and finishes running requests', async () => {
    const working = send(save, {});
    await until(() => finish.length === 1);
    app.admission.drain();
    expect((await replyTo(send('/health/ready'))).status).toBe(503);
    const served = send(save, {});
    await until(() => finish.length === 2);
    finish[1]?.();
    expect((await replyTo(served)).status).toBe(200);

    app.admission.close();
    const late = await replyTo(send(save, {}));
    expect([late.status, late.headers.connection, late.headers['retry-after']]).toEqual([
      503,
      'close',
      '2',
    ]);
    expect(JSON.parse(late.body).error.code).toBe('server-busy');
    expect((await replyTo(send('/health/live'))).status).toBe(200);
    const closed = app.close();
    finish[0]?.();
    const { status, headers } = await replyTo(working);
    expect([status, headers.connection]).toEqual([200, 'close']);
    await closed;
  });
});

describe('the class of a request', () => {
  const priorityOf = createPriorityFinder(readContract());

  it.each([
    ['POST', '/api/post/upsert/update', 'essential'],
    ['POST', '/api/auth/login?region=DH_APP', 'essential'],
    ['GET', '/api/auth/getCurrentUser', 'essential'],
    ['HEAD', '/api/auth/getCurrentUser', 'essential'],
    ['POST', '/api/post/getPostByFilter', 'list'],
    ['POST', '/api/post/01930000-0000-7000-8000-000000000001', 'list'],
    ['GET', '/pictures/w480/01930000-0000-7000-8000-0000000000f1.jpg', 'picture'],
    ['HEAD', '/api/video/01930000-0000-7000-8000-0000000000f1', 'picture'],
    ['GET', '/api/analytics/getLeaderboard', 'report'],
    ['GET', '/health/ready', 'exempt'],
    ['GET', '/metrics', 'exempt'],
    ['GET', '/login', 'exempt'],
    ['GET', '/assets/index-1.js', 'exempt'],
    ['POST', '/api/%70ost/upsert/update', 'report'],
    ['GET', '/api/nobody/knows', 'report'],
  ])('of %s %s is %s', (method, url, priority) => {
    expect(priorityOf(method, url)).toBe(priority);
  });
});
