import { showAppBadge } from '#src/device/app-badge.ts';
import { worker } from './worker-scope.ts';

/*
 * Push messages. The server composes their texts
 * (server/modules/notifications/push/push-payload.ts).
 */

type Message = {
  id: string;
  tag?: string;
  readId?: string | null;
  title: string;
  body: string;
  lang: string;
  dir: NotificationDirection;
  path: string;
  /** How many notifications the person has not read, with this one. */
  unread?: number;
};

const shownCache = 'shown-notifications';
const shownMax = 100;
const home = '/app/notifications';
const settingsCache = 'push-settings';
/** In the language that the portal had last on this device (push-owner.ts). */
const unreadableTexts: Record<string, string> = {
  en: 'You have a new notification',
  hi: 'आपके लिए एक नई सूचना है',
  ta: 'உங்களுக்கு ஒரு புதிய நோட்டிஃபிகேஷன் உள்ளது',
  te: 'మీకు ఒక కొత్త నోటిఫికేషన్ ఉంది',
  ml: 'നിങ്ങൾക്ക് ഒരു പുതിയ നോട്ടിഫിക്കേഷനുണ്ട്',
  bn: 'আপনার একটি নতুন নোটিফিকেশন আছে',
  mr: 'तुमच्यासाठी एक नवीन सूचना आहे',
  kn: 'ನಿಮಗೆ ಒಂದು ಹೊಸ ನೋಟಿಫಿಕೇಶನ್ ಇದೆ',
  gu: 'તમારા માટે એક નવું નોટિફિકેશન છે',
  pa: 'ਤੁਹਾਡੇ ਲਈ ਇੱਕ ਨਵੀਂ ਸੂਚਨਾ ਹੈ',
  or: 'ଆପଣଙ୍କ ପାଇଁ ଗୋଟିଏ ନୂଆ ନୋଟିଫିକେସନ ଅଛି',
  ur: 'آپ کے لیے ایک نئی اطلاع ہے',
};

/** Shows the push messages of this registration and opens what they are about. */
export function handlePushes(): void {
  worker.addEventListener('push', (event) => {
    event.waitUntil(showMessage(readMessage(event.data)));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { readId, path } = event.notification.data ?? {};
    event.waitUntil(Promise.all([openPage(path), readId && markRead(readId)]));
  });
  // The browser has renewed or ended the subscription.
  worker.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renew(event.newSubscription, event.oldSubscription));
  });
}

/** @returns undefined for what the portal has not sent */
function readMessage(data: { json: () => unknown } | null): Message | undefined {
  try {
    const message = data?.json() as Partial<Message>;
    const isOurs = typeof message.id === 'string' && typeof message.body === 'string';
    return isOurs ? (message as Message) : undefined;
  } catch {
    return undefined;
  }
}

async function showMessage(message: Message | undefined): Promise<void> {
  if (typeof message?.unread === 'number' && worker.navigator)
    showAppBadge(message.unread, worker.navigator);
  await show(message ?? (await unreadableMessage()));
}

/** Browsers allow no push that shows nothing. */
async function unreadableMessage(): Promise<Message> {
  const stored = await readLanguage().catch(() => undefined);
  const lang = stored !== undefined && stored in unreadableTexts ? stored : 'en';
  return {
    id: 'unreadable',
    tag: 'unreadable',
    readId: null,
    title: 'DH Creator',
    body: unreadableTexts[lang] ?? '',
    lang,
    dir: lang === 'ur' ? 'rtl' : 'ltr',
    path: home,
  };
}

async function readLanguage(): Promise<string | undefined> {
  const settings = await worker.caches.open(settingsCache);
  const stored = await settings.match('/language');
  return stored?.text();
}

/**
 * A message comes twice when a server stopped between sending it and recording that. The second
 * one takes the place of the first without a sound.
 */
async function show(message: Message): Promise<void> {
  const { id, tag = id, readId = id, title, body, lang, dir, path } = message;
  const shown = await worker.caches.open(shownCache);
  const key = `/shown/${encodeURIComponent(id)}`;
  const isRepeated = id !== 'unreadable' && (await shown.match(key)) !== undefined;
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    lang,
    dir,
    tag,
    renotify: !isRepeated,
    silent: isRepeated,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { readId, path },
  };
  await worker.registration.showNotification(title, options);
  await shown.put(key, new Response(''));
  const keys = await shown.keys();
  await Promise.all(keys.slice(0, -shownMax).map((old) => shown.delete(old)));
}

/** Opens the page in a tab of the portal, or in a new one. */
async function openPage(path: unknown): Promise<unknown> {
  const url = new URL(isOwnPath(path) ? path : home, worker.location.origin).href;
  const tabs = await worker.clients.matchAll({ type: 'window' });
  const tab = tabs.find((one) => one.url === url);
  if (tab) return tab.focus();
  return worker.clients.openWindow(url);
}

function isOwnPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/app\/[a-z]/.test(path);
}

/** The list shows it as read. Without a network it stays unread. */
async function markRead(notificationId: string): Promise<void> {
  await post('/api/notifications/read', { notificationId, andOlder: false });
}

async function renew(given: PushSubscription | null, old: PushSubscription | null): Promise<void> {
  const subscription =
    given ?? (old && (await worker.registration.pushManager.subscribe(old.options)));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh: publicKey, auth } = keys ?? {};
  await post('/api/notifications/push/subscribe', { endpoint, publicKey, auth });
}

async function post(path: string, body: object): Promise<void> {
  await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {});
}
