import { type ProviderVisit, type SocialProvider, socialProviders } from './provider-visit.ts';

/*
 * A visit to a provider that a form of the landing page began, without a script of the page. What
 * the tab would remember is in a cookie of the browser. It is a hint and no proof: the server binds
 * the visit to the browser by a cookie of its own.
 */

/** What the cookie remembers. */
export type FormVisit = Pick<ProviderVisit, 'provider' | 'state' | 'returnPath' | 'purpose'>;

/** One cookie for each visit: two tabs may be on their way at once. */
export const formVisitCookie = (state: string): string => `form-visit-${state.slice(0, 16)}`;

/** Names the provider that could not be opened, in the address of the landing page. */
export const unavailableParameter = 'unavailable';

/** @param returnPath the landing page, with the invitation of its address if it has one */
export const formVisitValue = (provider: SocialProvider, returnPath: string): string =>
  new URLSearchParams({ provider, returnPath }).toString();

/** The visit of a cookie's value; null where it is none. Leads to nothing but the landing page. */
export function parseFormVisit(value: string, state: string): FormVisit | null {
  const values = new URLSearchParams(value);
  const provider = parseProvider(values.get('provider'));
  const returnPath = values.get('returnPath') ?? '';
  if (!provider || !/^\/login(\?|$)/.test(returnPath)) return null;
  return { provider, state, returnPath, purpose: 'sign-in' };
}

export const parseProvider = (text: string | null): SocialProvider | undefined =>
  socialProviders.find((provider) => provider === text);

/** Where a form leads whose provider cannot be opened: the landing page, which says so. */
export const unavailableUrl = (provider: SocialProvider, returnPath: string): string =>
  `${returnPath}${returnPath.includes('?') ? '&' : '?'}${unavailableParameter}=${provider}`;

/** The visit that an address says could not begin; null for other addresses. */
export function parseUnavailable(search: string): FormVisit | null {
  const values = new URLSearchParams(search);
  const provider = parseProvider(values.get(unavailableParameter));
  if (!provider) return null;
  values.delete(unavailableParameter);
  const rest = values.toString();
  const returnPath = rest ? `/login?${rest}` : '/login';
  return { provider, state: '', returnPath, purpose: 'sign-in' };
}
