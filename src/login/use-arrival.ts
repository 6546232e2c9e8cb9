import { useMemo, useState, useSyncExternalStore } from 'react';
import { isEmbeddedBrowser } from '#domain/embedded-browser.ts';
import { type Invitation, invitationOf } from '#domain/invitation.ts';

const isBrowser = typeof location !== 'undefined';
const never = () => () => {};

/** What is to be known of a page's address and browser before its chart begins; the same for the whole visit. */
export function useArrival(): { invitation: Invitation | null; isEmbedded: boolean } {
  const [arrival] = useState(() => ({
    invitation: isBrowser ? invitationOf(location.search) : null,
    isEmbedded: isBrowser && isEmbeddedBrowser(navigator.userAgent),
  }));
  return arrival;
}

/** The invitation of the address, to be drawn: none in the first drawing, which is the same as the prerendered page's. */
export function useShownInvitation(): Invitation | null {
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  );
  return useMemo(() => invitationOf(search), [search]);
}
