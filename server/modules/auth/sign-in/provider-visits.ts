import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type SocialProvider, sandboxClientId } from '#domain/auth/provider-visit.ts';
import type { Config } from '#server/platform/config/config.ts';

/*
 * What binds a visit at Google or Facebook to the browser that began it: a secret in an HttpOnly
 * cookie. State, nonce and the verifier of PKCE (RFC 7636) are made of it, so that no process has
 * to remember a visit.
 */

/** Google's page stays open longer than this only when it was abandoned. */
export const providerVisitSeconds = 15 * 60;

/**
 * `state` names the visit; `nonce` goes into Google's ID token; `verifier` never leaves the server.
 */
export type ProviderVisit = { state: string; nonce: string; verifier: string };

function deriveVisit(secret: string, codeSecret: string): ProviderVisit {
  const made = (of: string) =>
    createHmac('sha256', codeSecret).update(`${of} ${secret}`).digest('base64url');
  return { state: made('state'), nonce: made('nonce'), verifier: made('verifier') };
}

/** What this installation is called at a provider; null where it does not offer it. */
export function providerClientId(
  provider: SocialProvider,
  { sandbox, google, facebook }: Pick<Config, 'sandbox' | 'google' | 'facebook'>,
): string | null {
  if (sandbox) return sandboxClientId;
  if (provider === 'GOOGLE') return google?.clientSecret ? google.clientId : null;
  return facebook?.appId ?? null;
}

/** One cookie for each visit: two tabs may be on their way at once. */
const visitCookieName = ({ server }: FastifyRequest, state: string) =>
  // A neighbouring host of the domain can set no cookie of this name.
  `${server.origins.isSecure ? '__Host-' : ''}visit-${state.slice(0, 16)}`;

const cookieOptions = ({ server }: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: server.origins.isSecure,
});

/** Starts a visit: sets its cookie in the browser and returns the parameters for the provider. */
export function startProviderVisit(
  request: FastifyRequest,
  reply: FastifyReply,
  codeSecret: string,
) {
  const secret = randomBytes(32).toString('base64url');
  const { state, nonce, verifier } = deriveVisit(secret, codeSecret);
  reply.setCookie(visitCookieName(request, state), secret, {
    ...cookieOptions(request),
    maxAge: providerVisitSeconds,
  });
  return { state, nonce, codeChallenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** The visit that this browser began, and no longer has after this: an answer to it counts once. */
export function finishProviderVisit(
  request: FastifyRequest,
  reply: FastifyReply,
  state: string,
  codeSecret: string,
): ProviderVisit | null {
  const secret = request.cookies[visitCookieName(request, state)];
  if (!secret) return null;
  const visit = deriveVisit(secret, codeSecret);
  if (visit.state !== state) return null;
  reply.clearCookie(visitCookieName(request, state), cookieOptions(request));
  return visit;
}
