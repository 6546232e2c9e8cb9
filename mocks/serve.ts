import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import cookies from '@fastify/cookie';
import files from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { root } from '../scripts/child-process.ts';
import { createOperationHandler, sessionCookie } from './operation-handler.ts';
import { startPrism } from './prism.ts';
import type { Scenario } from './scenario.ts';
import { findScenario, scenarios } from './scenario-catalogue.ts';
import { pickerPage, placeholderPicture } from './scenario-picker.ts';
import { type Acting, begin } from './scenario-session.ts';

/*
 * `npm run mock`: the built portal on Prism. Prism answers examples of openapi.yaml and remembers
 * nothing; this proxy tells it which example, by the scenario that the browser plays (a cookie
 * keeps them apart), and moves the scenario on. Differences to the server: nothing that is sent is
 * kept (of a video it is counted how much has arrived), pictures are placeholders and videos one
 * film, nobody is refused for lack of a session.
 */

/** A mock that runs: where, and how to end it. */
export type Mock = { url: string; stop: () => Promise<void> };

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
      // Removes what another scenario has left on the device, except cookies.
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

  const act = createOperationHandler(prismUrl, played);
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

if (import.meta.main) {
  const mock = await startMock(Number(process.env.PORT ?? 4010));
  console.log(`The portal on the mock: ${mock.url}\nChoose a situation:     ${mock.url}/scenarios`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => mock.stop());
}
