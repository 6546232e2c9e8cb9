import { oauthRedirectPath, type ProviderVisit } from './provider-visit.ts';

const google = 'https://accounts.google.com/o/oauth2/v2/auth';
const facebook = 'https://www.facebook.com/v23.0/dialog/oauth';

/** The origins that a form of ours may lead to, by a redirection of the server. */
export const providerOrigins = [google, facebook].map((page) => new URL(page).origin);

/**
 * The provider's page for signing in, by redirection: the code flow with PKCE, of OpenID Connect
 * with Google, of the manual login flow with Facebook.
 * @param id what the portal is called at the provider: client id, app id
 * @param language of the interface, for the provider's own page
 */
export function authorizationUrl(
  visit: ProviderVisit,
  id: string,
  origin: string,
  language: string,
): string {
  const { provider, state, nonce, codeChallenge, isSandbox } = visit;
  const parameters = {
    client_id: id,
    redirect_uri: origin + oauthRedirectPath,
    response_type: 'code',
    state,
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
  };
  if (provider === 'FACEBOOK') {
    const page = isSandbox ? '/sandbox/facebook' : facebook;
    return `${page}?${new URLSearchParams({ ...parameters, scope: 'public_profile,email' })}`;
  }
  const more = { scope: 'openid email profile', nonce, prompt: 'select_account', hl: language };
  const page = isSandbox ? '/sandbox/google' : google;
  return `${page}?${new URLSearchParams({ ...parameters, ...more })}`;
}
