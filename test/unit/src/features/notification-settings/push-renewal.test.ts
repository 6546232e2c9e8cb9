import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '#domain/contract/failure.ts';
import { call } from '#src/api/client.ts';
import { readPushOwner, savePushOwner } from '#src/features/notification-settings/push-owner.ts';
import { renewPush } from '#src/features/notification-settings/push-renewal.ts';

vi.mock('#src/api/client.ts', () => ({ call: vi.fn() }));

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const subscription = {
  toJSON: () => ({ endpoint: 'https://push.example/a', keys: { p256dh: 'p', auth: 'a' } }),
};
const pushManager = { getSubscription: async () => null, subscribe: async () => subscription };
const languages: string[] = [];

/** A browser that has allowed pushes. */
function stubBrowser(permission: NotificationPermission): void {
  const Notification = { permission, requestPermission: async () => permission };
  const registration = { pushManager, scope: 'https://portal.example/', active: {} };
  vi.stubGlobal('window', { PushManager: {}, Notification });
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: async () => registration,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  });
  vi.stubGlobal('localStorage', memory());
  vi.stubGlobal('sessionStorage', memory());
  vi.stubGlobal('caches', {
    open: async () => ({
      put: async (_: string, reply: Response) => void languages.push(await reply.text()),
    }),
  });
}

const calls = () => vi.mocked(call).mock.calls.map((given) => String((given as unknown[])[0]));

describe('renewing pushes after a new sign-in', () => {
  beforeEach(() => {
    languages.length = 0;
    vi.mocked(call).mockReset();
    vi.mocked(call).mockImplementation((async (operationId: string) =>
      operationId === 'getNotificationSettings'
        ? { pushKey: 'key', isPushOnHere: false }
        : {}) as never);
    stubBrowser('granted');
    savePushOwner('meera');
  });
  afterEach(() => vi.unstubAllGlobals());

  it('subscribes again without a question, once in a tab', async () => {
    await renewPush('meera', 'ur');
    await renewPush('meera', 'ur');
    expect(calls()).toEqual(['getNotificationSettings', 'subscribeToPush']);
    expect(languages).toEqual(['ur', 'ur']);
  });

  it('forgets that it had pushes when they were turned off on another device', async () => {
    vi.mocked(call).mockImplementation((async (operationId: string) => {
      if (operationId === 'subscribeToPush') throw new Failure({ code: 'forbidden', status: 403 });
      return { pushKey: 'key', isPushOnHere: false };
    }) as never);
    await renewPush('meera', 'hi');
    expect(readPushOwner()).toBeNull();
  });

  it('tries again with the next page after the network was gone', async () => {
    vi.mocked(call).mockRejectedValueOnce(new Error('There is no network.'));
    await expect(renewPush('meera', 'hi')).rejects.toThrow('no network');
    await renewPush('meera', 'hi');
    expect(calls().at(-1)).toBe('subscribeToPush');
  });

  it('does nothing for somebody else, after turning off, and without permission', async () => {
    await renewPush('imran', 'hi');
    savePushOwner(null);
    await renewPush('meera', 'hi');
    stubBrowser('default');
    savePushOwner('meera');
    await renewPush('meera', 'hi');
    expect(calls()).toEqual([]);
  });

  it('moves the subscription of the former worker once the server knows the new one', async () => {
    const done: string[] = [];
    const former = {
      scope: 'https://portal.example/push-worker.js',
      pushManager: {
        getSubscription: async () => ({ options: { applicationServerKey: new ArrayBuffer(1) } }),
      },
      unregister: async () => void done.push('unregister'),
    };
    const { serviceWorker } = navigator;
    vi.stubGlobal('navigator', {
      serviceWorker: {
        ...serviceWorker,
        getRegistration: async (path: string) =>
          path === '/push-worker.js' && done.at(-1) !== 'unregister'
            ? former
            : serviceWorker.getRegistration(path),
      },
    });
    vi.mocked(call).mockImplementation((async (operationId: string) => {
      done.push(operationId);
      return { pushKey: 'key', isPushOnHere: true };
    }) as never);
    await renewPush('meera', 'hi');
    expect(done).toEqual(['subscribeToPush', 'unregister', 'getNotificationSettings']);
  });

  it('leaves a device alone that is still subscribed', async () => {
    vi.mocked(call).mockImplementation((async () => ({
      pushKey: 'key',
      isPushOnHere: true,
    })) as never);
    await renewPush('meera', 'hi');
    expect(calls()).toEqual(['getNotificationSettings']);
  });
});
