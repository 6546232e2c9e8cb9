import { handlePushes } from './pushes.ts';
import { worker } from './worker-scope.ts';

/*
 * The worker at its former address, /push-worker.js. It shows the pushes of subscriptions that have
 * not moved to /service-worker.js yet (src/device/service-worker-registration.ts).
 */
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
handlePushes();
