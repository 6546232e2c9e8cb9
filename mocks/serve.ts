import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import cookies from '@fastify/cookie';
import files from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { root } from '../scripts/child-process.ts';
import { readContract } from '../scripts/contract/contract-document.ts';
import { startPrism } from './prism.ts';
import type { Preference, Scenario } from './scenario.ts';
import { findScenario, scenarios } from './scenario-catalogue.ts';
import { pickerPage, placeholderPicture } from './scenario-picker.ts';
import { type Acting, begin, moveOn, operationFinder, preferenceFor } from './scenario-session.ts';
import { arrivedAfter, refusalOf, uploadHeaders } from './video-uploads.ts';

/*
 * `npm run mock`: the built portal on Prism. Prism answers examples of openapi.yaml and remembers
 * nothing; this proxy tells it which example, by the scenario that the browser plays (a cookie
 * keeps them apart), and moves the scenario on. Differences to the server: nothing that is sent is
 * kept (of a video it is counted how much has arrived), pictures are placeholders and videos one
 * film, nobody is refused for lack of a session.
 */

/** A mock that runs: where, and how to end it. */
export type Mock = { url: string; stop: () => Promise<void> };

const sessionCookie = 'mock-session';
const hintCookies = ['nextScreen', 'newUser', 'region', 'language'];

/**
 * Starts Prism and the proxy before it; `port` 0 takes a free one. @throws when `dist` has not been
 * built.
 */
export async function startMock(port: number): Promise<Mock> {
  if (!existsSync(`${root}dist/index.html`))
    throw new Error('The portal is not built: npm run build');
  const prism = await startPrism();
  const app = buildProxy(prism.url);
  await app.listen({ port, host: '127.0.0.1' });
  const address = app.server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  const stop = async () => {
    app.server.closeAllConnections();
    await Promise.all([app.close(), prism.stop()]);
  };
  return { url: `http://127.0.0.1:${actual}`, stop };
}

function buildProxy(prismUrl: string): FastifyInstance {
  const contract = readContract();
  const findOperation = operationFinder(contract);
  const played = new Map<string, Acting>();
  const app = fastify({ bodyLimit: 32 * 1024 * 1024, forceCloseConnections: true });
  app.register(cookies);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.get('/scenarios', async (request, reply) => {
    const current = played.get(request.cookies[sessionCookie] ?? '')?.scenario.name;
    return reply.type('text/html; charset=utf-8').send(pickerPage(scenarios, current));
  });

  app.get<{ Params: { name: string }; Querystring: { go?: string } }>(
    '/scenarios/:name',
    async (request, reply) => {
      const scenario = findScenario(request.params.name);
      if (!scenario)
        return reply.code(404).send({ error: `There is no scenario '${request.params.name}'.` });
      const session = randomUUID();
      played.set(session, begin(scenario));
      giveCookies(reply, session, scenario);
      // What another scenario has left on the device goes; cookies stay.
      reply.header('clear-site-data', '"storage"');
      return reply.redirect(localPath(request.query.go) ?? scenario.start);
    },
  );

  app.get('/pictures/*', async (request, reply) =>
    reply.type('image/svg+xml').send(placeholderPicture(request.url)),
  );

  app.get('/videos/*', async (_request, reply) =>
    reply.sendFile('river.mp4', `${root}server/seed/media/videos`),
  );

  const act = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = new URL(request.url, prismUrl);
    const operationId = findOperation(request.method, url.pathname);
    if (!operationId)
      return reply.code(404).send({ error: { code: 'not-found', message: 'No such operation.' } });
    const session = request.cookies[sessionCookie] ?? '';
    const acting = played.get(session) ?? begin(scenarios[0] as Scenario);
    const call = { operationId, fields: fieldsOf(request, url) };
    const bytes = Buffer.isBuffer(request.body) ? request.body.length : 0;
    const upload = { operationId, path: url.pathname, headers: request.headers, bytes };
    const preference = refusalOf(upload, acting.arrived) ?? preferenceFor(contract, acting, call);
    if (preference && 'noReply' in preference) return reply.hijack().raw.destroy();
    const answer = await askPrism(request, url, preference);
    // Another call may have moved the scenario on meanwhile, or the browser may play another by
    // now.
    const now = played.get(session) ?? acting;
    const isSuccess = answer.status < 300;
    const arrived = isSuccess ? arrivedAfter(upload, now.arrived) : now.arrived;
    if (isSuccess && now.scenario === acting.scenario)
      played.set(session, { ...moveOn(now, call), arrived });
    if (isSuccess) reply.headers(uploadHeaders(operationId, now.arrived, arrived));
    if (answer.violations)
      console.warn(`${operationId}: the request breaks the contract: ${answer.violations}`);
    return reply.code(answer.status).type(answer.type).send(bodyOf(answer, preference));
  };
  for (const url of ['/api/*', '/health/*'])
    app.route({ method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'], url, handler: act });

  app.register(files, { root: `${root}dist`, index: ['index.html'] });
  app.setNotFoundHandler((_request, reply) => reply.sendFile('index.html'));
  return app;
}

function giveCookies(reply: FastifyReply, session: string, scenario: Scenario): void {
  reply.setCookie(sessionCookie, session, { path: '/', httpOnly: true, sameSite: 'lax' });
  for (const name of hintCookies) reply.clearCookie(name, { path: '/' });
  for (const [name, value] of Object.entries(scenario.cookies ?? {}))
    reply.setCookie(name, value, { path: '/' });
}

/** Only a path of this mock may be gone to, never another host (`//elsewhere`). */
function localPath(go: string | undefined): string | undefined {
  return go?.startsWith('/') && !/^\/[/\\]/.test(go) ? go : undefined;
}

function fieldsOf(request: FastifyRequest, url: URL): Record<string, unknown> {
  const query = Object.fromEntries(url.searchParams);
  const isJson = request.headers['content-type']?.startsWith('application/json');
  if (!isJson || !Buffer.isBuffer(request.body)) return query;
  try {
    return { ...query, ...JSON.parse(request.body.toString()) };
  } catch {
    return query;
  }
}

/** The example, with what the scenario has the answer say instead. */
function bodyOf({ body }: PrismAnswer, preference: Preference): Buffer {
  if (!preference || !('changed' in preference)) return body;
  const { data, ...rest } = JSON.parse(body.toString());
  return Buffer.from(JSON.stringify({ ...rest, data: { ...data, ...preference.changed } }));
}

type PrismAnswer = { status: number; type: string; body: Buffer; violations: string | undefined };

/** What the contract asks for in headers. */
const handedOn = [
  'content-type',
  'idempotency-key',
  'tus-resumable',
  'upload-length',
  'upload-metadata',
  'upload-offset',
];

/**
 * Hands the request on with `Prefer`; the session cookie is made up, so that Prism's own check lets
 * it pass.
 */
function askPrism(request: FastifyRequest, url: URL, preference: Preference): Promise<PrismAnswer> {
  const headers: Record<string, string> = { accept: 'application/json', cookie: 'auth-user=mock' };
  for (const name of handedOn) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  if (preference && 'code' in preference) {
    const example = preference.example ? `, example=${preference.example}` : '';
    headers.prefer = `code=${preference.code}${example}`;
  }
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  headers['content-length'] = String(body.length);
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(url, { method: request.method, headers }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.once('error', reject);
      incoming.once('end', () => {
        const violations = incoming.headers['sl-violations'];
        resolve({
          status: incoming.statusCode ?? 502,
          type: incoming.headers['content-type'] ?? 'application/json',
          body: Buffer.concat(parts),
          violations: typeof violations === 'string' ? violations : undefined,
        });
      });
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

if (import.meta.main) {
  const mock = await startMock(Number(process.env.PORT ?? 4010));
  console.log(`The portal on the mock: ${mock.url}\nChoose a situation:     ${mock.url}/scenarios`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => mock.stop());
}
