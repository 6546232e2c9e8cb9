import { existsSync, readFileSync } from 'node:fs';
import cookies from '@fastify/cookie';
import files from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { root } from '../scripts/child-process.ts';
import { addApiReference } from './api-reference/reference-routes.ts';
import { createOperationHandler, sessionCookie } from './operation-handler.ts';
import { placeholderPicture } from './placeholder-picture.ts';
import { startPrism } from './prism.ts';
import { addReplay } from './replay/replay-routes.ts';
import { createSentReports } from './replay/sent-reports.ts';
import { addScenarioPage } from './scenario-page/scenario-routes.ts';
import type { Acting } from './scenario-session.ts';

/*
 * `npm run mock`: the built portal on Prism. Prism answers examples of openapi.yaml and remembers
 * nothing; this proxy tells it which example, by the scenario that the browser plays (a cookie
 * keeps them apart), and moves the scenario on. Differences to the server: nothing that is sent is
 * kept but the last problem reports (of a video it is counted how much has arrived), pictures are
 * placeholders and videos one film, nobody is refused for lack of a session.
 */

/** A mock that runs: where, and how to end it. */
export type Mock = { url: string; stop: () => Promise<void> };

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
  const sent = createSentReports();
  const app = fastify({ bodyLimit: 32 * 1024 * 1024, forceCloseConnections: true });
  app.register(cookies);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  addReplay(app, played, sent);
  addScenarioPage(app, played, sent);
  addApiReference(app);
  showTheme(app, played);

  app.get('/pictures/*', async (request, reply) =>
    reply.type('image/svg+xml').send(placeholderPicture(request.url)),
  );

  app.get('/videos/*', async (_request, reply) =>
    reply.sendFile('river.mp4', `${root}server/seed/media/videos`),
  );

  const act = createOperationHandler(prismUrl, played, sent);
  for (const url of ['/api/*', '/health/*'])
    app.route({ method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'], url, handler: act });

  // A scenario has to be what the browser shows, not what it remembers.
  app.get('/service-worker.js', async (_request, reply) => reply.code(404).send());
  app.register(files, { root: `${root}dist`, index: ['index.html'] });
  app.setNotFoundHandler((_request, reply) => reply.sendFile('index.html'));
  return app;
}

/** Has the page be light or dark where the scenario was opened so; otherwise the device decides. */
function showTheme(app: FastifyInstance, played: Map<string, Acting>): void {
  const page = readFileSync(`${root}dist/index.html`, 'utf8');
  app.addHook('onRequest', async (request, reply) => {
    const { theme = 'own' } = played.get(request.cookies[sessionCookie] ?? '')?.options ?? {};
    const isPage = request.headers.accept?.includes('text/html');
    if (theme === 'own' || !isPage || /^\/(scenarios|docs\/api)(\/|\?|$)/.test(request.url)) return;
    await reply.type('text/html').send(page.replace('<html', `<html class="${theme}"`));
  });
}

if (import.meta.main) {
  const mock = await startMock(Number(process.env.PORT ?? 4010));
  console.log(
    `The portal on the mock: ${mock.url}\nChoose a situation:     ${mock.url}/scenarios\n` +
      `Try the API:            ${mock.url}/docs/api`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => mock.stop());
}
