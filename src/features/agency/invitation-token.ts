import { useEffect, useState } from 'react';

/*
 * The secret of an invitation link. The address forgets it at once, so that it enters no history
 * and no Referer; it waits in the tab's storage, because the person may have to sign in first,
 * which may leave the portal.
 */

const key = 'agency-invitation';

function consumeToken(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  try {
    if (token === null) return sessionStorage.getItem(key);
    sessionStorage.setItem(key, token);
  } catch {
    // Without storage the invitation can be answered by those who are signed in.
  }
  history.replaceState(history.state, '', location.pathname);
  return token;
}

export function forgetInvitation(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is none where storage is forbidden.
  }
}

/**
 * The token that the page was opened with; a second link opened in the same tab changes only the
 * fragment.
 */
export function useInvitationToken(): string | null {
  const [token, setToken] = useState(consumeToken);
  useEffect(() => {
    const onChange = () => setToken(consumeToken());
    addEventListener('hashchange', onChange);
    return () => removeEventListener('hashchange', onChange);
  }, []);
  return token;
}
