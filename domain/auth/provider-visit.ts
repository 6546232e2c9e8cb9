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

/**
 * The provider's reply to a visit, from the address that it redirected to; null when there is none.
 */
export function providerAnswer(
  visit: Pick<ProviderVisit, 'state'>,
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
