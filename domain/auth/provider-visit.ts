export type SocialProvider = 'GOOGLE' | 'FACEBOOK';

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
   * The provider gives it back: an answer without it was not asked for by this tab. The server
   * bound it to the browser.
   */
  state: string;
  /** Google signs it into the ID token, which the server checks. */
  nonce: string;
  /**
   * Of PKCE (RFC 7636): whoever takes the code away cannot exchange it without the server's
   * verifier.
   */
  codeChallenge: string;
  /** Path and query of the page to go on at. */
  returnPath: string;
  /** Signing in, or linking what was signed in with; or confirming who is signed in. */
  purpose: VisitPurpose;
  /** The provider is the sandbox's stand-in. */
  isSandbox: boolean;
};

/**
 * An authorization code with its visit, or why there is none; `cancelled` is the visitor's own
 * decision.
 */
export type ProviderAnswer =
  | { token: string; visitState: string }
  | { refusal: 'cancelled' | 'failed' };

/** The page that providers lead back to, as it is registered with them. */
export const oauthRedirectPath = '/login';
/** What this installation is called there when the sandbox stands in for a provider. */
export const sandboxClientId = 'sandbox';

/**
 * What a provider answered to a visit, by the address that it led back to; null when this is no
 * answer to it.
 */
export function providerAnswer(
  visit: ProviderVisit,
  { pathname, search }: URL,
): ProviderAnswer | null {
  if (pathname !== oauthRedirectPath) return null;
  const answer = new URLSearchParams(search);
  if (answer.get('state') !== visit.state) return null;
  const error = answer.get('error');
  if (error) return { refusal: error === 'access_denied' ? 'cancelled' : 'failed' };
  const token = answer.get('code');
  return token ? { token, visitState: visit.state } : { refusal: 'failed' };
}
