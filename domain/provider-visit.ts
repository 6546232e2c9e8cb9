export type SocialProvider = 'GOOGLE' | 'FACEBOOK';

/** A visit to a provider's page: what must come back with the answer, and where the visitor was. */
export type ProviderVisit = {
  provider: SocialProvider;
  /** The provider gives it back: an answer without it was not asked for by this tab. */
  state: string;
  /** Google signs it into the token: a token without it was made for somebody else's visit. */
  nonce: string;
  /** Path and query of the page to go on at. */
  back: string;
  /** The provider is the sandbox's stand-in, which signs nothing. */
  isSandbox: boolean;
};

/** A token, or why there is none; `cancelled` is the visitor's own decision. */
export type ProviderAnswer = { token: string } | { refusal: 'cancelled' | 'failed' };

/** The page that providers lead back to, as it is registered with them. */
export const providerReturnPath = '/login';
/** What this installation is called there when the sandbox stands in for a provider. */
export const sandboxId = 'sandbox';

const google = 'https://accounts.google.com/o/oauth2/v2/auth';
const facebook = 'https://www.facebook.com/v23.0/dialog/oauth';

/**
 * The provider's page for signing in, by redirection: OpenID Connect's implicit flow with Google, the manual login flow with
 * Facebook.
 * @param id what the portal is called at the provider: client id, app id
 * @param language of the interface, for the provider's own page
 */
export function providerAddress(visit: ProviderVisit, id: string, origin: string, language: string): string {
  const { provider, state, nonce, isSandbox } = visit;
  const common = { client_id: id, redirect_uri: origin + providerReturnPath, state };
  if (isSandbox) return `/sandbox/${provider.toLowerCase()}?${new URLSearchParams(common)}`;
  if (provider === 'FACEBOOK') {
    const asked = { ...common, response_type: 'token', scope: 'public_profile,email' };
    return `${facebook}?${new URLSearchParams(asked)}`;
  }
  const asked = {
    ...common,
    response_type: 'id_token',
    scope: 'openid email profile',
    nonce,
    prompt: 'select_account',
    hl: language,
  };
  return `${google}?${new URLSearchParams(asked)}`;
}

/** What a provider answered to a visit, by the address that it led back to; null when this is no answer to it. */
export function providerAnswer(visit: ProviderVisit, { pathname, search, hash }: URL): ProviderAnswer | null {
  if (pathname !== providerReturnPath) return null;
  // Facebook puts a refusal into the query.
  const answer = [hash.replace(/^#/, ''), search].map((text) => new URLSearchParams(text));
  const found = answer.find((values) => values.get('state') === visit.state);
  if (!found) return null;
  const error = found.get('error');
  if (error) return { refusal: error === 'access_denied' ? 'cancelled' : 'failed' };
  const token = found.get(visit.provider === 'GOOGLE' ? 'id_token' : 'access_token');
  if (!token || (visit.provider === 'GOOGLE' && !visit.isSandbox && nonceOf(token) !== visit.nonce)) {
    return { refusal: 'failed' };
  }
  return { token };
}

/** The server proves the signature; who sent the token back is only known here. */
function nonceOf(token: string): unknown {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    return (JSON.parse(atob(payload)) as { nonce?: unknown }).nonce;
  } catch {
    return undefined;
  }
}
