import { describe, expect, it } from 'vitest';
import {
  buildCacheName,
  copyUnchanged,
  deleteAllBuilds,
  deleteOldBuilds,
  findFile,
} from '#src/service-worker/build-caches.ts';

/** The part of CacheStorage that the worker uses, in memory. */
function memoryCaches(): CacheStorage {
  const stores = new Map<string, Map<string, string>>();
  const caches = {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, string>();
      stores.set(name, store);
      return {
        put: async (url: string, response: Response) => void store.set(url, await response.text()),
      };
    },
    match: async (url: string, { cacheName }: { cacheName: string }) => {
      const text = stores.get(cacheName)?.get(url);
      return text === undefined ? undefined : new Response(text);
    },
  };
  return caches as unknown as CacheStorage;
}

const [first, second, third] = ['1', '2', '3'].map(buildCacheName) as [string, string, string];

async function store(caches: CacheStorage, name: string, url: string, text: string) {
  await (await caches.open(name)).put(url, new Response(text));
}

describe('the caches of builds', () => {
  it('keep this build and the one before, and nothing of other owners is touched', async () => {
    const caches = memoryCaches();
    for (const name of ['push-settings', first, second, third]) await caches.open(name);
    await deleteOldBuilds(caches, third);
    expect(await caches.keys()).toEqual(['push-settings', second, third]);
  });

  it('keep the newer build as the one before when an older one comes back', async () => {
    const caches = memoryCaches();
    for (const name of [first, second]) await caches.open(name);
    await deleteOldBuilds(caches, first);
    expect(await caches.keys()).toEqual([first, second]);
  });

  it('find a chunk that only the build before has', async () => {
    const caches = memoryCaches();
    await store(caches, first, '/assets/old.js', 'old');
    await caches.open(second);
    expect(await (await findFile(caches, second, '/assets/old.js'))?.text()).toBe('old');
    expect(await findFile(caches, second, '/assets/unknown.js')).toBeUndefined();
  });

  it('take over the files that have not changed', async () => {
    const caches = memoryCaches();
    await store(caches, first, '/assets/same.js', 'same');
    await copyUnchanged(caches, second, ['/assets/same.js', '/assets/new.js']);
    await caches.delete(first);
    expect(await (await findFile(caches, second, '/assets/same.js'))?.text()).toBe('same');
    expect(await findFile(caches, second, '/assets/new.js')).toBeUndefined();
  });

  it('are all deleted when the worker is switched off', async () => {
    const caches = memoryCaches();
    for (const name of ['push-settings', first, second]) await caches.open(name);
    await deleteAllBuilds(caches);
    expect(await caches.keys()).toEqual(['push-settings']);
  });
});
