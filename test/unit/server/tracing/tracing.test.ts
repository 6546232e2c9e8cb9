import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { promisify } from 'node:util';
import Fastify from 'fastify';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { logOptions } from '#server/http/request-logging.ts';
import { addRequestTracing } from '#server/http/request-tracing.ts';
import { queryTracing } from '#server/platform/database/traced-queries.ts';
import { createOtlpTracer } from '#server/platform/tracing/otlp-tracer.ts';
import { traceFetches } from '#server/platform/tracing/traced-fetches.ts';
import { isTracing, runInSpan, setTracer, traced } from '#server/platform/tracing/tracing.ts';
import { root } from '../../../../scripts/child-process.ts';
import { freshPhone, startTestServer } from '../harness/test-server.ts';
import { attributesOf, startTraceReceiver } from './trace-receiver.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  setTracer(undefined);
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function startTracing(behaviour: 'takes' | 'hangs' | 'refuses' = 'takes', ratio = 1) {
  const receiver = await startTraceReceiver(behaviour);
  cleanups.push(receiver.stop);
  const headers = { authorization: 'Bearer secret' };
  const tracer = createOtlpTracer({ endpoint: receiver.endpoint, headers, ratio });
  setTracer(tracer);
  return { receiver, tracer };
}

/** Kysely without a database: each query has no rows. */
const emptyDatabase = () =>
  new Kysely<{ people: { id: string; name: string } }>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    ...queryTracing(),
  });

const request = { kind: 'server', attributes: { 'http.request.method': 'GET' } } as const;

describe('traces', () => {
  it('have the operation, the queries and the calls of a request, each below it', async () => {
    const { receiver, tracer } = await startTracing();
    cleanups.push(traceFetches());
    const service = createServer((_request, reply) => reply.writeHead(503).end()).listen(0);
    cleanups.push(() => service.close());
    await once(service, 'listening');
    const { port } = service.address() as AddressInfo;
    const app = Fastify();
    addRequestTracing(app);
    const db = emptyDatabase();
    app.post('/people/:id', { config: { operationId: 'savePerson' } }, async () => {
      await db.updateTable('people').set({ name: 'Meera' }).where('id', '=', '7').execute();
      await fetch(`http://127.0.0.1:${port}/secret-path?phone=9876543210`);
      return {};
    });
    const body = { name: 'Meera Kulkarni' };
    await app.inject({ method: 'POST', url: '/people/4711?phone=9876543210', body });
    await tracer.stop();
    const named = (name: string) => receiver.spans.find((span) => span.name === name);
    const server = named('savePerson');
    expect(attributesOf(server)).toEqual({
      'http.request.method': 'POST',
      'http.response.status_code': 200,
    });
    expect(attributesOf(named('update people'))).toEqual({
      'db.system.name': 'postgresql',
      'db.operation.name': 'update',
      'db.collection.name': 'people',
    });
    expect(attributesOf(named('GET'))).toEqual({
      'http.request.method': 'GET',
      'http.response.status_code': 503,
      'server.address': '127.0.0.1',
    });
    for (const name of ['update people', 'GET'])
      expect(named(name)?.parentSpanId).toBe(server?.spanId);
    expect(receiver.headers[0]?.authorization).toBe('Bearer secret');
    expect(JSON.stringify(receiver.spans)).not.toMatch(/9876543210|4711|Meera|secret-path/);
    await app.close();
  });

  it('name no person when somebody signs in', async () => {
    const { receiver, tracer } = await startTracing();
    const server = await startTestServer('pglite');
    cleanups.push(server.stop);
    const phone = freshPhone();
    await server.signIn(phone);
    await server.app.inject(`/api/post/no-such-post?phone=${phone}`);
    await tracer.stop();
    const names = receiver.spans.map(({ name }) => name);
    expect(names).toContain('updatePhoneNo');
    const text = JSON.stringify(receiver.spans);
    for (const personal of [phone, '2001:db8', 'no-such-post', '127.0.0.1'])
      expect(text).not.toContain(personal);
  }, 60_000);

  it('contain the code of an error and not its message', async () => {
    const { receiver, tracer } = await startTracing();
    const error = Object.assign(new Error('Meera has 9876543210'), { code: '23505' });
    await expect(traced({ name: 'work', ...request }, () => Promise.reject(error))).rejects.toBe(
      error,
    );
    await tracer.stop();
    expect(attributesOf(receiver.spans[0])).toMatchObject({ 'error.type': '23505' });
    expect(receiver.spans[0]?.status.code).toBe(2);
    expect(JSON.stringify(receiver.spans)).not.toContain('Meera');
  });

  it('begin anew with each request, whatever traceparent it has', async () => {
    const { receiver, tracer } = await startTracing();
    const app = Fastify();
    addRequestTracing(app);
    app.get('/', async () => ({}));
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    await app.inject({ url: '/', headers: { traceparent } });
    await tracer.stop();
    expect(receiver.spans).toHaveLength(1);
    expect(receiver.spans[0]?.traceId).not.toBe('a'.repeat(32));
    expect(receiver.spans[0]?.parentSpanId ?? '').toBe('');
    await app.close();
  });

  it('have their id in the lines of the log about the request', async () => {
    const { receiver, tracer } = await startTracing();
    const lines: string[] = [];
    const stream = new Writable({
      write(line, _encoding, done) {
        lines.push(String(line));
        done();
      },
    });
    const logger: object = { ...logOptions('info'), stream };
    const app = Fastify({ logger });
    addRequestTracing(app);
    app.get('/', async ({ log }) => {
      log.info('at work');
      return {};
    });
    await app.inject('/');
    await tracer.stop();
    const line = lines.map((one) => JSON.parse(one)).find(({ msg }) => msg === 'at work');
    expect(line.traceId).toBe(receiver.spans[0]?.traceId);
    await app.close();
  });

  it('are left out by the ratio, with all that is below them', async () => {
    const { receiver, tracer } = await startTracing('takes', 0);
    const db = emptyDatabase();
    await traced({ name: 'work', ...request }, () => db.selectFrom('people').selectAll().execute());
    await tracer.stop();
    expect(receiver.spans).toEqual([]);
  });
});

describe('a collector', () => {
  it.each(['hangs', 'refuses'] as const)('that %s fails no request', async (behaviour) => {
    const { tracer } = await startTracing(behaviour);
    const app = Fastify();
    addRequestTracing(app);
    app.get('/', async () => ({}));
    for (let count = 0; count < 20; count += 1)
      expect((await app.inject('/')).statusCode).toBe(200);
    await tracer.stop();
    await app.close();
  });

  it('that is gone fails no request and no end of the process', async () => {
    const { receiver, tracer } = await startTracing();
    await receiver.stop();
    cleanups.length = 0;
    expect(await traced({ name: 'work', ...request }, async () => 7)).toBe(7);
    await tracer.stop();
  });

  it('gets only the spans that fit into the queue, when too many come', async () => {
    const { receiver, tracer } = await startTracing();
    for (let count = 0; count < 10_000; count += 1)
      tracer.open({ name: 'work', ...request }, undefined).end();
    await tracer.stop();
    // A batch of 512 that is being sent, and 2,048 in the queue.
    expect(receiver.spans).toHaveLength(2560);
  });
});

/** Imports the server and prints the packages of OpenTelemetry that were loaded. */
const loadServer = `
  import { registerHooks } from 'node:module';
  const loaded = new Set();
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const [, name] = /node_modules\\/@opentelemetry\\/([^/]+)/.exec(found.url) ?? [];
      if (name) loaded.add(name);
      return found;
    },
  });
  await import('./server/start.ts');
  const { startTracing } = await import('./server/platform/tracing/start-tracing.ts');
  const endpoint = process.argv[1];
  await startTracing(endpoint ? { endpoint, headers: {}, ratio: 1 } : null);
  console.log([...loaded].sort().join());
  process.exit();
`;

async function loadedPackages(...endpoint: string[]): Promise<string[]> {
  const parameters = ['--input-type=module', '--eval', loadServer, ...endpoint];
  const { stdout } = await promisify(execFile)(process.execPath, parameters, { cwd: root });
  return stdout.trim().split(',');
}

describe('tracing that is off', () => {
  it('loads nothing but the interface, which prom-client needs', async () => {
    expect(await loadedPackages()).toEqual(['api']);
  });

  it('is what that test sees: with an endpoint, more is loaded', async () => {
    expect(await loadedPackages('http://127.0.0.1:4318')).toContain('sdk-trace');
  });

  it('records nothing and adds nothing', async () => {
    expect(isTracing()).toBe(false);
    expect(queryTracing()).toEqual({});
    const app = Fastify();
    addRequestTracing(app);
    expect(app.hasRequestDecorator('span')).toBe(false);
    expect(runInSpan(undefined, () => 7)).toBe(7);
    expect(await traced({ name: 'work', ...request }, async () => 8)).toBe(8);
  });
});
