export const socialProviders = ['GOOGLE', 'FACEBOOK'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** As they write themselves, in every language. */
export const providerNames: Record<SocialProvider, string> = {
  GOOGLE: 'Google',
  FACEBOOK: 'Facebook',
};

export type VisitPurpose = 'sign-in' | 'confirmation';

/** A visit to a provider's page: what must come back with the answer, and where the visitor was. */
export type ProviderVisit = {
  provider: SocialProvider;
  /**
   * The provider returns it, so a reply without it was not requested by this tab. The server bound
   * it to the browser.
   */
  state: string;
  /** Google signs it into the ID token, which the server checks. */
  nonce: string;
  /**
   * The PKCE challenge (RFC 7636): a stolen code cannot be exchanged without the server's verifier.
   */
  codeChallenge: string;
  /** Path and query of the page to go on at. */
  returnPath: string;
  /** The sign-in or login to link; or the confirmation of an identity. */
  purpose: VisitPurpose;
  /** The provider is simulated by the sandbox. */
  isSandbox: boolean;
};

/**
 * An authorization code with its visit, or why there is none; `cancelled` is the visitor's own
 * choice.
 */
export type ProviderAnswer =
  | { token: string; visitState: string }
  | { refusal: 'cancelled' | 'failed' };

/** The page that providers lead back to, as it is registered with them. */
export const oauthRedirectPath = '/login';
/** The name of this installation when the sandbox simulates a provider. */
export const sandboxClientId = 'sandbox';

/** The hosts that a provider may name as the issuer of a reply. */
const issuerHosts: Record<SocialProvider, readonly string[]> = {
  GOOGLE: ['accounts.google.com'],
  FACEBOOK: ['www.facebook.com', 'facebook.com'],
};

/**
 * The provider's reply to a visit, from the address that it redirected to; null when there is none.
 * A reply that names another provider as its issuer has failed (RFC 9207, 2.4): its code must not
 * be sent to this one.
 */
export function providerAnswer(
  visit: Pick<ProviderVisit, 'state' | 'provider'>,
  { pathname, search }: URL,
): ProviderAnswer | null {
  if (pathname !== oauthRedirectPath) return null;
  const answer = new URLSearchParams(search);
  if (answer.get('state') !== visit.state) return null;
  const error = answer.get('error');
  if (error) return { refusal: error === 'access_denied' ? 'cancelled' : 'failed' };
  if (!isIssuer(visit.provider, answer.get('iss'))) return { refusal: 'failed' };
  const token = answer.get('code');
  return token ? { token, visitState: visit.state } : { refusal: 'failed' };
}

/** A provider that names no issuer is known by the state alone. */
function isIssuer(provider: SocialProvider, issuer: string | null): boolean {
  if (issuer === null) return true;
  return issuerHosts[provider].some((host) => [host, `https://${host}`].includes(issuer));
}
