const ownerKey = 'push-owner';
const renewedKey = 'push-renewed';
const settingsCache = 'push-settings';

/* Whose pushes this device gets. Storage may be forbidden; then a new sign-in ends them. */

/** @param userId who turned pushes on here; null when they were turned off */
export function savePushOwner(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(ownerKey);
    else localStorage.setItem(ownerKey, userId);
  } catch {
    // As above.
  }
}

export function readPushOwner(): string | null {
  try {
    return localStorage.getItem(ownerKey);
  } catch {
    return null;
  }
}

/** Whether this tab has looked since it was opened. */
export function wasPushRenewed(userId: string): boolean {
  try {
    return sessionStorage.getItem(renewedKey) === userId;
  } catch {
    return false;
  }
}

export function savePushRenewed(userId: string): void {
  try {
    sessionStorage.setItem(renewedKey, userId);
  } catch {
    // It is looked at again with the next page.
  }
}

/** For the service worker (src/service-worker/pushes.ts), which has no local storage. */
export async function savePushLanguage(language: string): Promise<void> {
  const cache = await caches.open(settingsCache);
  await cache.put('/language', new Response(language));
}
