import { deleteAllBuilds } from './build-caches.ts';
import { handlePushes } from './pushes.ts';
import { worker } from './worker-scope.ts';

/*
 * What the server answers for /service-worker.js when workers are switched off (SERVICE_WORKER in
 * docs/operating.md): it takes the place of the other at once, deletes its files and ends itself.
 * With push messages it stays, because they would end with it; it answers no request.
 */
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(end()));
handlePushes();

async function end(): Promise<void> {
  await deleteAllBuilds(worker.caches);
  const subscription = await worker.registration.pushManager?.getSubscription();
  if (!subscription) await worker.registration.unregister();
}
