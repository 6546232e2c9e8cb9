import { isStaffMember } from '#domain/permissions/permissions.ts';
import type { LastSession } from '#machines/flow/app/app.ts';

/*
 * The creator who was here last, and the configuration, to start without a network. Nobody is shown
 * who has signed out: their data is removed then, and the cookie `nextScreen`, which a sign-out
 * clears even if its page is killed, has to be there too.
 */

export const lastSessionKey = 'dh-creator:last-session';

/** Another number with each change of what is stored. */
const format = 1;

type Stored = LastSession & { format: number };

const isSignedIn = () => /(?:^|;\s*)nextScreen=dashboard(?:;|$)/.test(document.cookie);

/** Null where nobody is known. Storage may be forbidden. */
export function readLastSession(): LastSession | null {
  try {
    if (!isSignedIn()) return null;
    const stored = JSON.parse(
      localStorage.getItem(lastSessionKey) ?? 'null',
    ) as Partial<Stored> | null;
    if (stored?.format !== format || !stored.user || !stored.config) return null;
    return { user: stored.user, config: stored.config };
  } catch {
    return null;
  }
}

/** Only creators: what staff see must come from the server. */
export function saveLastSession({ user, config }: LastSession): void {
  if (user.nextScreen !== 'dashboard' || isStaffMember(user.permissions)) {
    clearLastSession();
    return;
  }
  try {
    const stored: Stored = { format, user, config };
    localStorage.setItem(lastSessionKey, JSON.stringify(stored));
  } catch {
    // Without room the portal needs the network to start.
  }
}

export function clearLastSession(): void {
  try {
    localStorage.removeItem(lastSessionKey);
  } catch {
    // As above.
  }
}
