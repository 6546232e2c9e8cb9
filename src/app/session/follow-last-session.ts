import type { AppActor } from '#src/api/session-context.ts';
import { clearLastSession, saveLastSession } from '#src/device/last-session.ts';
import { clearSavedLists } from '#src/device/post-list-store.ts';

/**
 * Keeps the person and the configuration on the device while the session is known to be open, and
 * removes them, with the list of posts, as soon as it ends or somebody signs out.
 */
export function followLastSession(app: AppActor): void {
  let saved: unknown;
  const clear = () => {
    saved = undefined;
    clearLastSession();
    clearSavedLists();
  };
  const look = (snapshot: ReturnType<AppActor['getSnapshot']>) => {
    const { user, config } = snapshot.context;
    if (snapshot.matches({ session: 'signedOut' })) clear();
    if (!snapshot.matches({ session: { signedIn: { access: 'granted' } } })) return;
    if (!user || !config || saved === user || !snapshot.matches({ person: 'settled' })) return;
    saved = user;
    saveLastSession({ user, config });
  };
  app.subscribe((snapshot) => {
    if (isEnding(snapshot)) clear();
    look(snapshot);
  });
  app.on('signed.out', clear);
  app.on('session.expired', clear);
  look(app.getSnapshot());
}

/** A page that is killed while it signs out must leave nothing. */
const isEnding = (snapshot: ReturnType<AppActor['getSnapshot']>) =>
  snapshot.matches({ session: { signedIn: { access: 'signingOut' } } });
