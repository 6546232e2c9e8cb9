import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPhoneOffered } from '#domain/auth/regions.ts';
import { stepRoutes } from '#domain/navigation/onboarding-steps.ts';
import { pagePath } from '#domain/navigation/routes.ts';
import { postFormats } from '#domain/post/post-formats.ts';
import { readSessionCookie } from '#server/modules/auth/index.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { createMethodFinder, readContract } from '../contract/contract-document.ts';
import { styleHashes } from './inline-hashes.ts';
import { fillLandingPage } from './landing-installation.ts';
import { addLandingPage } from './landing-page.ts';
import { pageLanguage } from './page-language.ts';
import { loadPrerenderedPages, sendNotBuilt, sendPrerenderedPage } from './prerendered-pages.ts';
import { addShareTarget } from './share-target.ts';
import { addWebAppManifest } from './web-app-manifest.ts';

/** The folder that `npm run build` writes the portal to. */
export const builtPortalFolder = fileURLToPath(new URL('../../../dist/', import.meta.url));

const yearSeconds = 365 * 24 * 3600;

/**
 * Serves the built portal: assets with a long cache time, pages fresh, the landing page
 * (landing-page.ts), and the app for every other page. Where there is no page, the app says so,
 * with status 404. Unknown API addresses get an error in the contract's format.
 * Without `serviceWorker` in the configuration, browsers get a worker that ends the one they have.
 */
export async function addPortal(app: FastifyInstance, folder: string, deps: Deps): Promise<void> {
  const pages = await loadPrerenderedPages(folder, fillLandingPage(deps.config));
  const shell = pages.get('index.html');
  if (shell) await addAssets(app, folder);
  if (shell && !deps.config.serviceWorker)
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
    if (!shell) return sendNotBuilt(reply);
    // The names of the build's files are not addresses.
    if (pagePath(address) === undefined)
      return sendPrerenderedPage(request, reply.code(404), shell);
    return sendPrerenderedPage(request, reply, pages.get(pageName(request, address)) ?? shell);
  });
  await addLandingPage(app, pages, deps);
  await addShareTarget(app, pages);
  addWebAppManifest(app, deps.config);
}

const servedFiles = {
  index: false,
  preCompressed: true,
  cacheControl: false,
  dotfiles: 'ignore',
} as const;

async function addAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register((scope) => addHashedAssets(scope, folder));
  const legalPolicies = await loadPagePolicies(app, join(folder, 'legal'));
  await app.register(fastifyStatic, {
    ...servedFiles,
    root: folder,
    // Pages go out by their own addresses, with their own headers.
    allowedPath: (path) => !path.endsWith('.html') || path.startsWith('/legal/'),
    setHeaders(reply, path) {
      reply.header('cache-control', 'no-cache');
      const policy = legalPolicies.get(path.replace(/\.(br|gz)$/, ''));
      if (policy) reply.header('content-security-policy', policy);
    },
  });
}

/**
 * Files whose names change with their content, by a route of their own: the plugin's route reads
 * the whole folder, which has thousands of them, at each request.
 */
async function addHashedAssets(scope: FastifyInstance, folder: string): Promise<void> {
  await scope.register(fastifyStatic, {
    ...servedFiles,
    root: join(folder, 'assets'),
    serve: false,
    setHeaders: (reply) =>
      void reply.header('cache-control', `public, max-age=${yearSeconds}, immutable`),
  });
  scope.get('/assets/:name(^[\\w.-]+$)', (request, reply) => {
    const { name } = request.params as { name: string };
    return reply.sendFile(name);
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
  const language = pageLanguage(request);
  if (address === '/app/post/create' && isNewPostPage(request))
    return `app.post.create.new.${language}.html`;
  if (address === '/login/mobile' && isSignInByPhone(request))
    return `phone-sign-in.${language}.html`;
  if (address === phoneRoute && isVerification(request))
    return `phone-verification.${language}.html`;
  return `${address.slice(1).replaceAll('/', '.')}.${language}.html`;
}

const phoneRoute = stepRoutes['phone-verification'];

/** Whether somebody who is not signed in may sign in by phone. */
const isSignInByPhone = (request: FastifyRequest): boolean =>
  readSessionCookie(request) === undefined && isPhoneOffered(request.region);

/** Whether a person who is probably signed in is to verify a phone number. */
function isVerification(request: FastifyRequest): boolean {
  const { nextScreen = '' } = request.cookies;
  const isNext = Object.entries(stepRoutes).some(
    ([step, route]) => step === nextScreen && route === phoneRoute,
  );
  return isNext && readSessionCookie(request) !== undefined && isPhoneOffered(request.region);
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
