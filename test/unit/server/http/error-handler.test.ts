import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '#domain/contract/error-codes.ts';
import { addErrorHandling, toProblem } from '#server/http/errors/error-handler.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { expectContract } from '../harness/contract-client.ts';
import { startTestServer } from '../harness/test-server.ts';

async function answerTo(error: unknown) {
  const lines: string[] = [];
  const app = Fastify({
    logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } },
  });
  addErrorHandling(app);
  app.get('/', async () => {
    throw error;
  });
  const reply = await app.inject('/');
  await app.close();
  return {
    status: reply.statusCode,
    body: reply.json(),
    headers: reply.headers,
    log: lines.join(''),
  };
}

describe('the error handler', () => {
  it.each(errorCodes)('answers %s with its status and text', async (code) => {
    const { status, body } = await answerTo(new Problem(code));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).toEqual({ error: { code, message: expect.stringMatching(/.{5,}/) } });
  });

  it('passes on fields, tries left and the wait', async () => {
    const details = { fields: { otp: 'malformed' as const }, attemptsLeft: 2, retryAfter: 30 };
    const { body, headers } = await answerTo(new Problem('otp-wrong', details));
    expect(body.error).toMatchObject(details);
    expect(headers['retry-after']).toBe('30');
  });

  it.each([
    ['public, max-age=31536000, immutable', 'no-store'],
    ['private, max-age=60', 'no-store'],
    ['private, no-store', 'private, no-store'],
    [undefined, 'no-store'],
  ])('makes failures uncacheable where the route said %s', async (said, sent) => {
    const app = Fastify();
    addErrorHandling(app);
    app.get('/', async (_request, reply) => {
      if (said) reply.header('cache-control', said);
      throw new Problem('server-busy', { retryAfter: 3 });
    });
    const { headers } = await app.inject('/');
    expect([headers['cache-control'], headers['retry-after']]).toEqual([sent, '3']);
    await app.close();
  });

  it('reveals nothing of an unexpected error, and logs all of it', async () => {
    const { status, body, log } = await answerTo(new TypeError('secret detail'));
    expect([status, body]).toEqual([
      500,
      { error: { code: 'internal-error', message: 'Something went wrong !!' } },
    ]);
    expect(log).toContain('secret detail');
    expect(log).toContain('error-handler.test.ts');
  });

  it.each(['a text', undefined, null, 42])('survives that %s is thrown', async (thrown) => {
    expect(toProblem(thrown).code).toBe('internal-error');
  });

  it.each([
    { code: 'ECONNREFUSED' },
    { code: 'ECONNRESET' },
    { code: '57P01' },
    { code: '08006' },
    { code: '53300' },
    { code: '57P03' },
    { code: '25006' },
    { code: '25P03' },
    { code: 'EHOSTUNREACH' },
    { message: 'Client has encountered a connection error and is not queryable' },
    { message: 'Client was closed and is not queryable' },
    { message: 'Postgres connection has been discarded' },
    { message: 'timeout expired' },
    { code: '55P03' },
    { code: '57014' },
    { message: 'Connection terminated unexpectedly' },
    { message: 'timeout exceeded when trying to connect' },
    { message: 'PGlite is closed' },
    { errors: [{ code: 'ECONNREFUSED' }, { code: 'ECONNREFUSED' }] },
  ])('treats %o as an unreachable database', async (like) => {
    const { status, body } = await answerTo(Object.assign(new Error(like.message ?? 'x'), like));
    expect([status, body.error.code, body.error.retryAfter]).toEqual([
      503,
      'database-unavailable',
      5,
    ]);
  });

  it('treats a violated constraint as an internal error', () => {
    expect(toProblem(Object.assign(new Error('duplicate key'), { code: '23505' })).code).toBe(
      'internal-error',
    );
  });
});

describe('without its database', () => {
  it('the server says so, stays alive, and is not ready', async () => {
    const server = await startTestServer('pglite');
    const client = await server.signIn();
    await server.database.close();
    const { status, error } = await client.call('getCurrentUser');
    expect([status, error.code]).toEqual([503, 'database-unavailable']);
    expect((await client.call('getReadiness')).status).toBe(503);
    expect((await client.call('getLiveness')).status).toBe(200);
    const reply = await server.app.inject('/api/config');
    expectContract('getConfig', reply);
    expect(reply.statusCode).toBe(200);
    await server.app.close();
  }, 60_000);
});
