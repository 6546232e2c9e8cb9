export const workerPath = '/service-worker.js';

/** The address of the worker that has the texts of a language. */
const workerUrl = (language: string) => `${workerPath}?language=${language}`;

/** @throws where browsers have no service workers, or do not get this one */
export async function registerServiceWorker(language: string): Promise<void> {
  // The browser asks the server each time: a worker that is switched off must not be kept.
  await navigator.serviceWorker.register(workerUrl(language), { updateViaCache: 'none' });
}

/** The registration of the portal's worker; undefined while it still fetches its files. */
export async function startedServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return registration?.active ? registration : undefined;
}
