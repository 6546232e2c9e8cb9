import { useMemo, useState, useSyncExternalStore } from 'react';
import { isInAppBrowser } from '#domain/auth/in-app-browser.ts';
import { type Invitation, parseInvitation } from '#domain/navigation/invitation.ts';

const isBrowser = typeof location !== 'undefined';
const subscribeToNothing = () => () => {};

/**
 * Read from the page's address and browser before its chart starts; the same for the whole visit.
 */
export function useEntryParams(): { invitation: Invitation | null; isEmbedded: boolean } {
  const [entryParams] = useState(() => ({
    invitation: isBrowser ? parseInvitation(location.search) : null,
    isEmbedded: isBrowser && isInAppBrowser(navigator.userAgent),
  }));
  return entryParams;
}

/**
 * The invitation of the address, to be rendered: none in the first render, which is the same as the
 * prerendered page's.
 */
export function useInvitation(): Invitation | null {
  const search = useSyncExternalStore(
    subscribeToNothing,
    () => location.search,
    () => '',
  );
  return useMemo(() => parseInvitation(search), [search]);
}
