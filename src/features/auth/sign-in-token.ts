import { useEffect, useState } from 'react';

/*
 * The token of a one-time link: `#token=` in the links that we make, `?token=` in the form that the
 * specification names. The address forgets it before anything is drawn, so that it enters no
 * history, no Referer and no screenshot.
 */

let lastToken: string | null = null;

/**
 * Takes the token out of the address: as soon as the portal's script runs, and whenever another
 * link is opened in this tab.
 * @returns the last one that was taken; null where no address held any
 */
export function consumeSignInToken(): string | null {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.slice(1));
  const token = fragment.get('token') ?? query.get('token');
  if (token === null) return lastToken;
  query.delete('token');
  const rest = query.toString();
  history.replaceState(history.state, '', rest ? `${pathname}?${rest}` : pathname);
  lastToken = token;
  return token;
}

/**
 * The token that the page was opened with; a second link opened in the same tab changes only the
 * fragment.
 */
export function useSignInToken(): string | null {
  const [token, setToken] = useState(consumeSignInToken);
  useEffect(() => {
    const onChange = () => setToken(consumeSignInToken());
    addEventListener('hashchange', onChange);
    return () => removeEventListener('hashchange', onChange);
  }, []);
  return token;
}
