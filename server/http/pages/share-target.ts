import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sharePath, shareRoute } from '#domain/post/share-target.ts';
import { type Page, sendNotBuilt, sendPrerenderedPage } from './prerendered-pages.ts';

/** Browsers follow a redirection only once all of a form is sent: so much is read and discarded. */
const discardedBytes = 30_000_000;

/**
 * What apps share is posted to this address. The service worker keeps it on the device; where it is
 * switched off or was removed by the browser, the form comes to the server, which takes no file.
 * The page says that the files have to be chosen again. A larger form gets the page at once, with a
 * status that browsers accept while they send, and the connection is closed.
 */
export async function addShareTarget(
  app: FastifyInstance,
  pages: Map<string, Page>,
): Promise<void> {
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser('*', (_request, _body, done) => done(null));
    forms.post(shareRoute, async (request, reply) => {
      if (isShort(request))
        return reply
          .header('cache-control', 'no-store')
          .redirect(sharePath({ problem: 'not-received' }), 303);
      const shell = pages.get('index.html');
      reply.code(413).header('connection', 'close');
      return shell ? sendPrerenderedPage(request, reply, shell) : sendNotBuilt(reply);
    });
  });
}

const isShort = ({ headers }: FastifyRequest) =>
  Number(headers['content-length'] ?? Number.NaN) <= discardedBytes;
