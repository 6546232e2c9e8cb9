import type { ChartEntry, Recording } from '#domain/problem-reports/recording.ts';

/**
 * What the browser said about push messages, by the states of the chart `push-permission`: whether
 * they were allowed, what the person answered, and whether this device was subscribed. The mock has
 * no push service, so the subscription is a stand-in.
 */
export function replayPushes({ entries }: Recording): void {
  const states = entries.flatMap((entry) =>
    entry.kind === 'chart' && entry.chart === 'push-permission' ? [stateOf(entry)] : [],
  );
  const found = states.find((state) => state !== 'checking');
  if (!found || found === 'unavailable' || !('Notification' in globalThis)) return;
  let permission = permissionIn(found);
  let key = found === 'on' ? keyIn(entries) : null;
  const forget = () => {
    key = null;
  };
  const subscription = () => (key === null ? null : standIn(key, forget));
  const answers = states.flatMap((state, index) => {
    const next = states[index + 1];
    return state === 'asking' && next && next !== 'asking' ? [next] : [];
  });
  Object.defineProperty(Notification, 'permission', { get: () => permission, configurable: true });
  Notification.requestPermission = async () => {
    const next = answers.shift();
    if (next === 'registering') permission = 'granted';
    if (next === 'askFailed') throw new DOMException('It failed in the recording.', 'AbortError');
    if (next === 'declined') permission = 'denied';
    return permission;
  };
  const pushManager = {
    getSubscription: async () => subscription(),
    subscribe: async (options: { applicationServerKey: string }) => {
      key = options.applicationServerKey;
      return subscription();
    },
  };
  if (!('serviceWorker' in navigator)) return;
  const registration = { active: {}, waiting: null, pushManager, addEventListener: () => {} };
  navigator.serviceWorker.getRegistration = async () =>
    registration as unknown as ServiceWorkerRegistration;
}

const stateOf = ({ state }: ChartEntry): string =>
  typeof state === 'string' ? state : (Object.keys(state ?? {})[0] ?? '');

function permissionIn(state: string): NotificationPermission {
  if (state === 'denied') return 'denied';
  return state === 'on' ? 'granted' : 'default';
}

/** The key of the server with which browsers subscribe. */
function keyIn(entries: Recording['entries']): string {
  for (const entry of entries) {
    const reply = entry.kind === 'call' ? entry.reply : undefined;
    const { pushKey } = ((reply as { data?: unknown } | undefined)?.data ?? {}) as {
      pushKey?: unknown;
    };
    if (typeof pushKey === 'string') return pushKey;
  }
  return '';
}

/** A subscription with this key. */
function standIn(key: string, end: () => void) {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  const applicationServerKey = Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;
  const keys = { p256dh: key, auth: 'A'.repeat(22) };
  return {
    options: { applicationServerKey },
    toJSON: () => ({ endpoint: 'https://push.invalid/replay', keys }),
    unsubscribe: async () => {
      end();
      return true;
    },
  };
}
