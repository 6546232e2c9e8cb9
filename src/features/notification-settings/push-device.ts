import type {
  PushAnswer,
  PushSubscriptionBody,
} from '#machines/flow/notifications/push-permission.ts';
import { startedServiceWorker } from '#src/device/service-worker-registration.ts';

/** Versions of the portal before December 2026 had a worker for pushes only, at this address. */
const formerWorkerPath = '/push-worker.js';

const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** What the browser says of push messages; `granted` may still be without a subscription. */
export function pushPermission(): 'unsupported' | NotificationPermission {
  return isSupported() ? Notification.permission : 'unsupported';
}

/** The former worker as long as the subscription is there, else the one of the portal. */
const findWorker = () => navigator.serviceWorker.getRegistration(formerWorkerPath);

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

const startWorker = () => startedServiceWorker(document.documentElement.lang);

async function findFormerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await findWorker();
  return registration?.scope.endsWith(formerWorkerPath) ? registration : undefined;
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
