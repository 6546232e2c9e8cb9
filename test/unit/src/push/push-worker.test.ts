import { afterEach, describe, expect, it, vi } from 'vitest';
import { interfaceLanguages, languageDirection } from '#domain/language/languages.ts';

const origin = 'https://portal.example';

type Listener = (event: Record<string, unknown>) => void;
type Shown = {
  title: string;
  options: {
    tag: string;
    renotify: boolean;
    silent: boolean;
    data: { readId: string | null; path: string };
  };
};

/** The service worker in a browser that notes what it does. */
async function startWorker({ tabs = [] as { url: string; focus: () => void }[] } = {}) {
  const listeners = new Map<string, Listener>();
  const shown: Shown[] = [];
  const opened: string[] = [];
  const posted: { path: string; body: unknown }[] = [];
  const badges: number[] = [];
  const cached = new Map<string, object>();
  const cache = {
    match: async (key: string) => cached.get(key),
    put: async (key: string, value: object) => void cached.set(key, value),
    keys: async () => [...cached.keys()],
    delete: async (key: string) => cached.delete(key),
  };
  const fetch = async (path: string, { body }: { body: string }) => {
    posted.push({ path, body: JSON.parse(body) });
    throw new Error('There is no network.');
  };
  const subscribe = async () => ({
    toJSON: () => ({ endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'a' } }),
  });
  const self = {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    caches: { open: async () => cache },
    clients: {
      matchAll: async () => tabs,
      openWindow: async (url: string) => void opened.push(url),
    },
    location: { origin },
    navigator: {
      setAppBadge: async (count: number) => void badges.push(count),
      clearAppBadge: async () => void badges.push(0),
    },
    registration: {
      pushManager: { subscribe },
      showNotification: async (title: string, options: Shown['options']) =>
        void shown.push({ title, options }),
    },
  };
  vi.stubGlobal('self', self);
  vi.stubGlobal('fetch', fetch);
  vi.resetModules();
  await import('#src/service-worker/push-worker.ts');
  const dispatch = async (type: string, event: Record<string, unknown>) => {
    const work: unknown[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (one: unknown) => work.push(one) });
    await Promise.all(work);
  };
  return { dispatch, shown, opened, posted, cached, badges };
}

const message = (id: string, more = {}) => ({
  id,
  tag: id,
  readId: id as string | null,
  title: 'DH Creator',
  body: 'آپ کی پوسٹ شائع ہو گئی',
  lang: 'ur',
  dir: 'rtl',
  path: '/app/post/view?postUID=1',
  ...more,
});
const pushed = (content: unknown) => ({ data: { json: () => content } });
const clicked = (path: unknown) => ({ notification: { close() {}, data: { readId: 'n1', path } } });

describe('the service worker of pushes', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('replaces a message that arrives again, without a sound', async () => {
    const { dispatch, shown } = await startWorker();
    await dispatch('push', pushed(message('n1')));
    await dispatch('push', pushed(message('n1')));
    await dispatch('push', pushed(message('n2')));
    expect(shown.map(({ options: { tag, renotify, silent } }) => [tag, renotify, silent])).toEqual([
      ['n1', true, false],
      ['n1', false, true],
      ['n2', true, false],
    ]);
    expect(shown[0]).toMatchObject({
      title: 'DH Creator',
      options: { body: message('n1').body, lang: 'ur', dir: 'rtl' },
    });
  });

  it('puts the number of unread notifications on the icon of the portal', async () => {
    const { dispatch, badges } = await startWorker();
    await dispatch('push', pushed(message('n1', { unread: 3 })));
    await dispatch('push', pushed(message('n2')));
    await dispatch('push', pushed(message('n3', { unread: 0 })));
    expect(badges).toEqual([3, 0]);
  });

  it('remembers a hundred messages at most', async () => {
    const { dispatch, cached } = await startWorker();
    for (let number = 0; number < 120; number += 1)
      await dispatch('push', pushed(message(`n${number}`)));
    expect(cached.size).toBe(100);
    expect(cached.has('/shown/n119')).toBe(true);
  });

  it('shows that text in the language of the portal on this device', async () => {
    const { dispatch, shown, cached } = await startWorker();
    cached.set('/language', new Response('ur'));
    await dispatch('push', {});
    expect(shown[0]).toMatchObject({
      options: { body: 'آپ کے لیے ایک نئی اطلاع ہے', lang: 'ur', dir: 'rtl' },
    });
    cached.set('/language', new Response('xx'));
    await dispatch('push', {});
    expect(shown[1]).toMatchObject({ options: { lang: 'en', dir: 'ltr' } });
  });

  it.each(interfaceLanguages)('has that text in %s', async (language) => {
    const { dispatch, shown, cached } = await startWorker();
    cached.set('/language', new Response(language));
    await dispatch('push', {});
    expect(shown[0]).toMatchObject({
      options: { lang: language, dir: languageDirection(language) },
    });
    expect(shown[0]?.options).toHaveProperty('body', expect.stringMatching(/^\S.*\S$/));
  });

  it.each([{}, { id: 1, body: 'a' }, null])('shows a text of its own for %o', async (content) => {
    const { dispatch, shown, opened, posted } = await startWorker();
    await dispatch('push', pushed(content));
    await dispatch('push', {});
    const text = { title: 'DH Creator', options: { body: 'You have a new notification' } };
    expect(shown).toMatchObject([text, text]);
    const notification = { close() {}, data: shown[0]?.options.data };
    await dispatch('notificationclick', { notification });
    expect([opened, posted]).toEqual([[`${origin}/app/notifications`], []]);
  });

  it('opens the page of a message and marks it as read, with or without a network', async () => {
    const { dispatch, opened, posted } = await startWorker();
    await dispatch('notificationclick', clicked('/app/post/view?postUID=1'));
    expect(opened).toEqual([`${origin}/app/post/view?postUID=1`]);
    expect(posted).toEqual([
      { path: '/api/notifications/read', body: { notificationId: 'n1', andOlder: false } },
    ]);
  });

  it('marks nothing as read for a message of several, which replaces the last one', async () => {
    const { dispatch, shown, posted } = await startWorker();
    const several = { tag: 'several', readId: null, path: '/app/notifications' };
    await dispatch('push', pushed(message('n1', several)));
    await dispatch('push', pushed(message('n2', several)));
    expect(shown.map(({ options: { tag, renotify } }) => [tag, renotify])).toEqual([
      ['several', true],
      ['several', true],
    ]);
    const notification = { close() {}, data: shown[1]?.options.data };
    await dispatch('notificationclick', { notification });
    expect(posted).toEqual([]);
  });

  it('focuses the tab that already has the page', async () => {
    let focused = 0;
    const focus = () => {
      focused += 1;
    };
    const { dispatch, opened } = await startWorker({
      tabs: [{ url: `${origin}/app/profile`, focus }],
    });
    await dispatch('notificationclick', clicked('/app/profile'));
    expect([focused, opened]).toEqual([1, []]);
  });

  it.each(['https://evil.example/app/a', '//evil.example', '/app//evil.example', undefined])(
    'opens the list instead of %s',
    async (path) => {
      const { dispatch, opened } = await startWorker();
      await dispatch('notificationclick', clicked(path));
      expect(opened).toEqual([`${origin}/app/notifications`]);
    },
  );

  it('sends the server a subscription that the browser has renewed', async () => {
    const { dispatch, posted } = await startWorker();
    const oldSubscription = { options: { userVisibleOnly: true } };
    await dispatch('pushsubscriptionchange', { oldSubscription });
    const body = { endpoint: 'https://push.example/new', publicKey: 'p', auth: 'a' };
    expect(posted).toEqual([{ path: '/api/notifications/push/subscribe', body }]);
  });
});
