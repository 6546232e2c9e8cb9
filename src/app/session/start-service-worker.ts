import { createActor, waitFor } from 'xstate';
import type { AppActor } from '#src/api/session-context.ts';
import { observeActor } from '#src/charts/observed-actors.ts';
import { followShareOwner } from './follow-share-owner.ts';
import { liveServiceWorkerMachine } from './live-service-worker-machine.ts';
import { lockWhileUnsaved } from './unsaved-words.ts';

/**
 * Registers the service worker when somebody is signed in, in the language of the portal, and again
 * when the language changes. Loads after the page, in the built portal only.
 */
export function startServiceWorker(app: AppActor): void {
  if (!('serviceWorker' in navigator)) return;
  lockWhileUnsaved();
  followShareOwner(app);
  waitFor(app, (current) => current.matches({ session: 'signedIn' }), { timeout: Infinity })
    .then(() => followApp(app))
    .catch(() => {});
}

function followApp(app: AppActor): void {
  let { language } = app.getSnapshot().context;
  const worker = createActor(liveServiceWorkerMachine, { input: { language } });
  observeActor(worker);
  worker.start();
  app.on('network.online', (event) => worker.send(event));
  app.subscribe(({ context }) => {
    if (context.language === language) return;
    language = context.language;
    worker.send({ type: 'language.changed', language });
  });
}
