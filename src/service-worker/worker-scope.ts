/*
 * The types of a service worker that the portal uses. TypeScript's own library for workers cannot
 * be loaded beside the one for pages.
 */

export type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void };

type PushEvent = WorkerEvent & { data: { json: () => unknown } | null };
type NotificationEvent = WorkerEvent & { notification: Notification };
type SubscriptionEvent = WorkerEvent & {
  newSubscription: PushSubscription | null;
  oldSubscription: PushSubscription | null;
};
type MessageFromPage = WorkerEvent & { data: unknown };

type Events = {
  install: WorkerEvent;
  activate: WorkerEvent;
  push: PushEvent;
  notificationclick: NotificationEvent;
  pushsubscriptionchange: SubscriptionEvent;
  message: MessageFromPage;
};

type Tab = { url: string; focus: () => Promise<unknown> };

export type WorkerScope = {
  addEventListener: <Type extends keyof Events>(
    type: Type,
    listener: (event: Events[Type]) => void,
  ) => void;
  registration: ServiceWorkerRegistration;
  location: Location;
  /** A badge only: other parts are those of a page. */
  navigator?: Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  caches: CacheStorage;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window' }) => Promise<Tab[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  skipWaiting: () => Promise<void>;
};

export const worker = self as unknown as WorkerScope;
