import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose';
import * as v from 'valibot';
import { Problem } from '../errors/problem.ts';
import { type RequestPolicy, requestProvider } from './request-provider.ts';
import type { CodeGrant, SocialPerson, SocialProvider } from './social.ts';

type Settings = {
  clientId: string;
  /** The address of Google's public keys, a JSON Web Key Set. */
  certsUrl: string;
  /** The secret of the OAuth client; without one no code can be exchanged. */
  clientSecret: string | undefined;
  /** The address that exchanges codes. */
  tokenUrl: string;
  policy: RequestPolicy;
  now: () => Date;
};

const hour = 3600 * 1000;

const tokenReply = v.object({ id_token: v.string() });
const refusal = v.object({ error: v.string() });
/** Errors of a code that was used, is too old, or belongs to another visit. */
const invalidCodeError = 'invalid_grant';

/** jose's errors for an invalid token, as opposed to unavailable keys. */
const invalidTokenErrors = [
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWKSNoMatchingKey,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
];

/**
 * Google's sign-in. An authorization code and the verifier of the visit are exchanged for an ID
 * token (OpenID Connect). It is validated with Google's public keys: issuer, audience, expiry and
 * the nonce of the visit. Keys are cached for six hours, and reloaded for a token with an unknown
 * key.
 */
export function createGoogleProvider(settings: Settings): SocialProvider {
  const { clientId, certsUrl, policy, now } = settings;
  const keys = createRemoteJWKSet(new URL(certsUrl), {
    [customFetch]: (address, { headers }) => requestProvider(address, { headers }, policy),
    // Longer than all tries together: `ask` keeps the time.
    timeoutDuration:
      2 * policy.tries * (policy.timeoutMs + policy.firstRetryDelay * 2 ** policy.tries),
    cacheMaxAge: 6 * hour,
  });

  async function verifyIdToken(token: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: ['https://accounts.google.com', 'accounts.google.com'],
        audience: clientId,
        requiredClaims: ['sub', 'iat', 'exp'],
        clockTolerance: 30,
        currentDate: now(),
      });
      return payload;
    } catch (error) {
      if (error instanceof Problem) throw error;
      if (invalidTokenErrors.some((kind) => error instanceof kind))
        throw new Problem('login-failed', {}, error);
      throw new Problem('provider-unavailable', { retryAfter: 30 }, error);
    }
  }

  return {
    async exchange(grant, owner) {
      const claims = await verifyIdToken(await exchangeCode(grant, settings));
      if (claims.nonce !== grant.nonce) throw new Problem('login-failed', {}, 'another nonce');
      return toSocialPerson(claims, owner);
    },
  };
}

function toSocialPerson(
  { sub, name, email, email_verified }: JWTPayload,
  owner?: string,
): SocialPerson {
  if (!sub || (owner !== undefined && owner !== sub)) throw new Problem('login-failed');
  return {
    subject: sub,
    name: typeof name === 'string' ? name.slice(0, 240) : null,
    email: typeof email === 'string' && email_verified === true ? email : null,
  };
}

/** A code is spent by the first try that arrives, so it is sent once. */
async function exchangeCode(
  { code, redirectUri, verifier }: CodeGrant,
  { clientId, clientSecret, tokenUrl, policy }: Settings,
): Promise<string> {
  if (!clientSecret)
    throw new Problem('provider-unavailable', { retryAfter: 300 }, 'no client secret');
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id: clientId,
    client_secret: clientSecret,
    code_verifier: verifier,
  });
  const answer = await requestProvider(tokenUrl, { method: 'POST', body }, { ...policy, tries: 1 });
  const said: unknown = await answer.json().catch(() => null);
  const given = v.safeParse(tokenReply, said);
  if (answer.ok && given.success) return given.output.id_token;
  const refused = v.safeParse(refusal, said);
  if (refused.success && refused.output.error === invalidCodeError)
    throw new Problem('login-failed');
  // Any other refusal is about our client, not the person's code.
  throw new Problem(
    'provider-unavailable',
    { retryAfter: 30 },
    `the token endpoint answered ${answer.status}`,
  );
}
