import { fromCallback, fromPromise } from 'xstate';
import type { InterfaceLanguage } from '#domain/language/languages.ts';
import {
  type ServiceWorkerEvent,
  serviceWorkerMachine,
} from '#machines/flow/app/service-worker.ts';
import { registerServiceWorker } from '#src/device/service-worker-registration.ts';
import { skipWaitingMessage } from '#src/service-worker/skip-waiting-message.ts';
import { unsavedWordsLock } from './unsaved-words.ts';

/** The chart `service-worker` in this browser. */
export const liveServiceWorkerMachine = serviceWorkerMachine.provide({
  actors: {
    registerWorker: fromPromise<void, { language: InterfaceLanguage }>(({ input }) =>
      registerServiceWorker(input.language),
    ),
    watchUpdates: fromCallback<ServiceWorkerEvent>(({ sendBack }) => {
      const stop = new AbortController();
      watchUpdates(() => sendBack({ type: 'update.found' }), stop.signal).catch(() => {});
      return () => stop.abort();
    }),
    activateWhenSaved: fromPromise<void, undefined>(async ({ signal }) => {
      // Without locks the browser starts it when all tabs are closed.
      await navigator.locks?.request(unsavedWordsLock, { signal }, activateUpdate);
    }),
  },
});

async function watchUpdates(onFound: () => void, signal: AbortSignal): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  if (!registration || signal.aborted) return;
  const look = () => {
    // The first worker of a device does not wait.
    if (registration.waiting && registration.active) onFound();
  };
  const follow = () => registration.installing?.addEventListener('statechange', look, { signal });
  registration.addEventListener('updatefound', follow, { signal });
  follow();
  look();
}

async function activateUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  registration?.waiting?.postMessage(skipWaitingMessage);
}
