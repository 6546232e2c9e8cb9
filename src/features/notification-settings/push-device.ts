import type {
  PushAnswer,
  PushSubscriptionBody,
} from '#machines/flow/notifications/push-permission.ts';
import { startedServiceWorker } from '#src/device/service-worker-registration.ts';

/**
 * The worker that only shows pushes. It starts at once, while the one of the portal fetches its
 * files; its subscription moves there on the next visit (push-renewal.ts).
 */
const pushWorkerPath = '/push-worker.js';

const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** What the browser says of push messages; `granted` may still be without a subscription. */
export function pushPermission(): 'unsupported' | NotificationPermission {
  return isSupported() ? Notification.permission : 'unsupported';
}

/** The worker for pushes as long as it is there, else the one of the portal. */
const findWorker = () => navigator.serviceWorker.getRegistration(pushWorkerPath);

/** Whether this browser is subscribed with this key. */
export async function isSubscribed(pushKey: string): Promise<boolean> {
  const registration = await findWorker();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription != null && hasKey(subscription, pushKey);
}

function hasKey({ options }: PushSubscription, pushKey: string): boolean {
  const key = options?.applicationServerKey;
  return key != null && encode(new Uint8Array(key)) === pushKey;
}

const encode = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * Has the browser ask, and subscribes this device.
 * @throws when the browser cannot reach its push service
 */
export async function askBrowser(pushKey: string): Promise<PushAnswer> {
  const permission = await Notification.requestPermission();
  if (permission === 'denied') return { answer: 'denied' };
  if (permission !== 'granted') return { answer: 'dismissed' };
  const { pushManager } = await startWorker();
  // A browser keeps one subscription for one key.
  const earlier = await pushManager.getSubscription();
  if (earlier && !hasKey(earlier, pushKey)) await earlier.unsubscribe();
  const subscription = await subscribe(pushManager, pushKey);
  return { answer: 'granted', subscription };
}

async function subscribe(
  pushManager: PushManager,
  applicationServerKey: string | ArrayBuffer,
): Promise<PushSubscriptionBody> {
  const options = { userVisibleOnly: true, applicationServerKey };
  const { endpoint, keys } = (await pushManager.subscribe(options)).toJSON();
  const { p256dh: publicKey, auth } = keys ?? {};
  if (!endpoint || !publicKey || !auth) throw new Error('The browser gave no subscription.');
  return { endpoint, publicKey, auth };
}

async function startWorker(): Promise<ServiceWorkerRegistration> {
  const started = await startedServiceWorker();
  if (started) return started;
  // A scope of its own: it must not take the place of the worker of the portal.
  const registration = await navigator.serviceWorker.register(pushWorkerPath, {
    scope: pushWorkerPath,
  });
  await untilActive(registration);
  return registration;
}

/** `ready` is of the worker of the page, which is another one. */
function untilActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return Promise.resolve();
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The worker did not start.'));
    });
  });
}

/** Only once there is a worker that can take its place. */
async function findFormerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!(await startedServiceWorker())) return undefined;
  const registration = await findWorker();
  return registration?.scope.endsWith(pushWorkerPath) ? registration : undefined;
}

/**
 * Subscribes the worker of the portal as the former one is. @returns null when that has no
 * subscription
 */
export async function copyFormerSubscription(): Promise<PushSubscriptionBody | null> {
  const former = await (await findFormerWorker())?.pushManager.getSubscription();
  const key = former?.options.applicationServerKey;
  return key ? subscribe((await startWorker()).pushManager, key) : null;
}

/** Ends the former worker with its subscription. */
export async function endFormerWorker(): Promise<void> {
  await (await findFormerWorker())?.unregister();
}

export async function endSubscription(): Promise<void> {
  const registration = await findWorker();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
