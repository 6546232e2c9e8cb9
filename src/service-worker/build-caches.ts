/*
 * Each build has a cache. The one before stays for pages that are still open: they may need a
 * chunk that the server does not have any more. No other data is in these caches.
 */

const prefix = 'build-';

export const buildCacheName = (version: string): string => prefix + version;

/** The caches of builds, the oldest first. */
async function listBuildCaches(caches: CacheStorage): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
}

/** Copies files that have not changed since an earlier build: they are not fetched again. */
export async function copyUnchanged(
  caches: CacheStorage,
  name: string,
  urls: string[],
): Promise<void> {
  const earlier = (await listBuildCaches(caches)).filter((each) => each !== name);
  if (earlier.length === 0) return;
  const cache = await caches.open(name);
  await Promise.all(
    urls.map(async (url) => {
      const found = await findIn(caches, earlier, url);
      if (found) await cache.put(url, found);
    }),
  );
}

/** Deletes the caches of all builds but this one and the one before. */
export async function deleteOldBuilds(caches: CacheStorage, current: string): Promise<void> {
  const others = (await listBuildCaches(caches)).filter((name) => name !== current);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

export async function deleteAllBuilds(caches: CacheStorage): Promise<void> {
  await Promise.all((await listBuildCaches(caches)).map((name) => caches.delete(name)));
}

/** A file of a build, from this build or the one before. */
export async function findFile(
  caches: CacheStorage,
  current: string,
  url: string,
): Promise<Response | undefined> {
  const names = (await listBuildCaches(caches)).filter((name) => name !== current);
  return findIn(caches, [current, ...names], url);
}

async function findIn(
  caches: CacheStorage,
  names: string[],
  url: string,
): Promise<Response | undefined> {
  for (const cacheName of names) {
    const found = await caches.match(url, { cacheName, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}
