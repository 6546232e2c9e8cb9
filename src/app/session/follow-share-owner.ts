import type { AppActor } from '#src/api/session-context.ts';
import { saveShareOwner } from '#src/device/share-store.ts';

/**
 * Says on the device who is signed in: what other apps share is kept for that person. A sign-out
 * removes it (src/device/clear-at-sign-out.ts).
 */
export function followShareOwner(app: AppActor): void {
  let saved: string | null = null;
  const look = (snapshot: ReturnType<AppActor['getSnapshot']>) => {
    const isHere = snapshot.matches({ session: { signedIn: { access: 'granted' } } });
    const userId = isHere ? (snapshot.context.user?.userId ?? null) : null;
    if (userId === saved) return;
    saved = userId;
    if (userId === null) return;
    // Without it a share waits for the person who signs in next, for a shorter time.
    saveShareOwner(userId).catch(() => {});
  };
  app.subscribe(look);
  look(app.getSnapshot());
}
