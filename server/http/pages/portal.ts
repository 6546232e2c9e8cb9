import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { negotiateInterfaceLanguage } from '#domain/language/languages.ts';
import { pagePath } from '#domain/navigation/routes.ts';
import { postFormats } from '#domain/post/post-formats.ts';
import { readSessionCookie } from '#server/modules/auth/index.ts';
import type { Config } from '#server/platform/config/config.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { createMethodFinder, readContract } from '../contract/contract-document.ts';
import { styleHashes } from './inline-hashes.ts';
import { loadPrerenderedPages, sendPrerenderedPage } from './prerendered-pages.ts';

/** The folder that `npm run build` writes the portal to. */
export const builtPortalFolder = fileURLToPath(new URL('../../../dist/', import.meta.url));

const yearSeconds = 365 * 24 * 3600;

/**
 * Serves the built portal: assets with a long cache time, pages fresh, the landing page in the
 * visitor's language, and the app for every other page. Where there is no page, the app says so,
 * with status 404. Unknown API addresses get an error in the contract's format.
 * @param config without `serviceWorker`, browsers get a worker that ends the one they have
 */
export async function addPortal(
  app: FastifyInstance,
  folder: string,
  { serviceWorker }: Pick<Config, 'serviceWorker'>,
): Promise<void> {
  const pages = await loadPrerenderedPages(folder);
  const shell = pages.get('index.html');
  if (shell) await addAssets(app, folder);
  if (shell && !serviceWorker)
    app.get('/service-worker.js', (_request, reply) => reply.sendFile('service-worker-off.js'));
  app.get('/app-shell/:language', (request, reply) => {
    const { language } = request.params as { language: string };
    const page = pages.get(`app-shell.${language}.html`);
    if (!page) throw new Problem('not-found');
    return sendPrerenderedPage(request, reply, page);
  });
  const allowedMethods = createMethodFinder(readContract());
  app.setNotFoundHandler(async (request, reply) => {
    const address = request.url.split('?')[0] ?? '';
    if (!isPage(request, address)) throw notFoundProblem(reply, allowedMethods(address));
    if (!shell)
      return reply
        .code(503)
        .type('text/plain')
        .send('The portal is not built. Run: npm run build\n');
    if (pagePath(address) === undefined) reply.code(404);
    return sendPrerenderedPage(request, reply, pages.get(pageName(request, address)) ?? shell);
  });
  app.get('/', async (_request, reply) => reply.redirect('/login'));
}

async function addAssets(app: FastifyInstance, folder: string): Promise<void> {
  const legalPolicies = await loadPagePolicies(app, join(folder, 'legal'));
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    // Pages go out by their own addresses, with their own headers.
    allowedPath: (path) => !path.endsWith('.html') || path.startsWith('/legal/'),
    setHeaders(reply, path) {
      // Their names change with their content.
      const isHashed = path.includes('/assets/');
      reply.header(
        'cache-control',
        isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache',
      );
      const policy = legalPolicies.get(path.replace(/\.(br|gz)$/, ''));
      if (policy) reply.header('content-security-policy', policy);
    },
  });
}

/** The policy of each page in a folder, by its path. */
async function loadPagePolicies(
  app: FastifyInstance,
  folder: string,
): Promise<Map<string, string>> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.html'));
  const pages = names.map(async (name): Promise<[string, string]> => {
    const path = join(folder, name);
    return [path, app.pagePolicy({ styles: styleHashes(await readFile(path, 'utf8')) })];
  });
  return new Map(await Promise.all(pages));
}

/** The file that the build has made for an address, if it has: scripts/bundle/prerender.ts. */
function pageName(request: FastifyRequest, address: string): string {
  const language = negotiateInterfaceLanguage(
    request.cookies.language ?? request.headers['accept-language'],
  );
  if (address === '/login') return `login.${request.region}.${language}.html`;
  if (address === '/app/post/create' && isNewPostPage(request))
    return `app.post.create.new.${language}.html`;
  return `${address.slice(1).replaceAll('/', '.')}.${language}.html`;
}

/** Whether a person who is probably signed in opens the editor for a new post. */
function isNewPostPage(request: FastifyRequest): boolean {
  const { cookies, query } = request;
  const isHere = readSessionCookie(request) !== undefined && cookies.nextScreen === 'dashboard';
  // The page that one can write on at once is an article's; an unknown format is one too.
  const { format } = query as { format?: string };
  const isArticle = format === 'FORMAT_ARTICLE' || !postFormats.some((known) => known === format);
  return (
    isHere && isArticle && !('draft' in (query as object)) && !('postUID' in (query as object))
  );
}

/** A known address with another method, or an unknown address. */
function notFoundProblem(reply: FastifyReply, methods: string[]): Problem {
  if (methods.length === 0) return new Problem('not-found');
  reply.header('allow', methods.join(', '));
  return new Problem('method-not-allowed');
}

/** Whether the request is for a page, rather than for a call or a missing file. */
function isPage(request: FastifyRequest, address: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const isElsewhere = /^\/(api|pictures|health|metrics|assets|sandbox)(\/|$)/.test(address);
  const isFile = /\.[a-z0-9]{1,12}$/i.test(address);
  return !isElsewhere && !isFile;
}
