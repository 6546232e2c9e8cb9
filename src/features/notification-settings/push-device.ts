import type { PushAnswer } from '#machines/flow/notifications/push-permission.ts';

const workerPath = '/push-worker.js';

const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** What the browser says of push messages; `granted` may still be without a subscription. */
export function pushPermission(): 'unsupported' | NotificationPermission {
  return isSupported() ? Notification.permission : 'unsupported';
}

const findWorker = () => navigator.serviceWorker.getRegistration(workerPath);

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
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  const { endpoint, keys } = (await pushManager.subscribe(options)).toJSON();
  const { p256dh: publicKey, auth } = keys ?? {};
  if (!endpoint || !publicKey || !auth) throw new Error('The browser gave no subscription.');
  return { answer: 'granted', subscription: { endpoint, publicKey, auth } };
}

async function startWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(workerPath);
  return navigator.serviceWorker.ready;
}

export async function endSubscription(): Promise<void> {
  const registration = await findWorker();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
