import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose';
import { Problem } from '../problem.ts';
import { ask, type Patience } from './ask.ts';
import type { SocialProvider } from './social.ts';

type Settings = {
  clientId: string;
  /** Where Google keeps its public keys, as a JSON Web Key Set. */
  certsUrl: string;
  patience: Patience;
  now: () => Date;
};

const hour = 3600 * 1000;

/** What jose says of a token that is not good, and not of keys that could not be had. */
const badToken = [
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
 * Google's sign-in: an ID token (OpenID Connect), proved by Google's published keys, for our client id, from Google, and
 * still alive. The keys are kept for six hours, and fetched again when a token names one that is not among them.
 */
export function googleProvider({ clientId, certsUrl, patience, now }: Settings): SocialProvider {
  const keys = createRemoteJWKSet(new URL(certsUrl), {
    [customFetch]: (address, { headers }) => ask(address, { headers }, patience),
    // Longer than all tries together: `ask` keeps the time.
    timeoutDuration: 2 * patience.tries * (patience.milliseconds + patience.firstPause * 2 ** patience.tries),
    cacheMaxAge: 6 * hour,
  });

  async function claimsOf(token: string): Promise<JWTPayload> {
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
      if (badToken.some((kind) => error instanceof kind)) throw new Problem('login-failed', {}, error);
      throw new Problem('provider-unavailable', { retryAfter: 30 }, error);
    }
  }

  return {
    async verify(token, owner) {
      const { sub, name, email, email_verified } = await claimsOf(token);
      if (!sub || (owner !== undefined && owner !== sub)) throw new Problem('login-failed');
      return {
        subject: sub,
        name: typeof name === 'string' ? name.slice(0, 240) : null,
        email: typeof email === 'string' && email_verified === true ? email : null,
      };
    },
  };
}
