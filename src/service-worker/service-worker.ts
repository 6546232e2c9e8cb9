import { PrecacheController } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { shareRoute } from '#domain/post/share-target.ts';
import { buildCacheName, copyUnchanged, deleteOldBuilds, findFile } from './build-caches.ts';
import './build-files.ts';
import { handlePushes } from './pushes.ts';
import { receiveShare } from './receive-share.ts';
import { skipWaitingMessage } from './skip-waiting-message.ts';
import { worker } from './worker-scope.ts';

/*
 * Keeps the files of the list of posts and the editor, in one language, so that they start without
 * a network (docs/decisions/0097-service-worker.md). Calls, pictures and videos do not pass here.
 */

/** A page that has not begun to arrive by then comes from the device. In seconds. */
const pageLimit = 0.2;

const { version, files, languages } = buildFiles;
const language = new URL(worker.location.href).searchParams.get('language') ?? '';
const inLanguage = languages[language] ?? languages.en;
if (!inLanguage) throw new Error('The build has no languages.');
const { shell } = inLanguage;
const cacheName = buildCacheName(version);
const kept = [...files, ...inLanguage.files];

const precache = new PrecacheController({ cacheName });
precache.addToCacheList([
  ...kept.map((url) => ({ url, revision: null })),
  { ...shell, revision: version },
]);

worker.addEventListener('install', (event) => {
  const install = async () => {
    await copyUnchanged(worker.caches, cacheName, kept);
    await precache.install(event);
  };
  event.waitUntil(install());
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldBuilds(worker.caches, cacheName), worker.clients.claim()]));
});
// A page says so once nothing that is written can be lost (machines/flow/app/service-worker.ts).
worker.addEventListener('message', (event) => {
  if (event.data === skipWaitingMessage) event.waitUntil(worker.skipWaiting());
});

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  ({ url }) => answerFile(url.href),
);
const orShell = {
  /** A browser that is short of room may have deleted the files: then only the network is left. */
  handlerDidError: async ({ request }: { request: Request }) =>
    (await precache.matchPrecache(shell.url)) ?? fetch(request),
  /** A server that is down may be behind a proxy that answers for it. */
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    if (response.status >= 500) throw new Error(`The server answered ${response.status}.`);
    return response;
  },
};
registerRoute(
  new NavigationRoute(new NetworkOnly({ networkTimeoutSeconds: pageLimit, plugins: [orShell] }), {
    allowlist: [/^\/app\//, new RegExp(`^${shareRoute}(\\?|$)`)],
  }),
);
// They lead to a page of the app where somebody is signed in.
registerRoute(
  new NavigationRoute(new NetworkOnly({ plugins: [orShell] }), { allowlist: [/^\/(login)?$/] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === shareRoute,
  ({ request }) => receiveShare(request, worker.location.origin),
  'POST',
);
handlePushes();

/** Files have the hash of their content in their name: what is kept is never out of date. */
async function answerFile(url: string): Promise<Response> {
  const found = await findFile(worker.caches, cacheName, url);
  if (found) return found;
  const response = await fetch(url);
  if (response.status === 200) {
    const copy = response.clone();
    // Without room on the device the page still gets it.
    void worker.caches
      .open(cacheName)
      .then((cache) => cache.put(url, copy))
      .catch(() => {});
  }
  return response;
}
