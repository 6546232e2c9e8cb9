import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/*
 * What binds a visit at Google or Facebook to the browser that began it: a secret in an HttpOnly cookie. State, nonce and
 * the verifier of PKCE (RFC 7636) are made of it, so that no process has to remember a visit.
 */

/** Google's page stays open longer than this only where somebody has gone away. */
const lifeSeconds = 15 * 60;

/** `state` names the visit; `nonce` goes into Google's ID token; `verifier` never leaves the server. */
export type ProviderVisit = { state: string; nonce: string; verifier: string };

function visitOf(secret: string, codeSecret: string): ProviderVisit {
  const made = (of: string) => createHmac('sha256', codeSecret).update(`${of} ${secret}`).digest('base64url');
  return { state: made('state'), nonce: made('nonce'), verifier: made('verifier') };
}

/** One cookie for each visit: two tabs may be on their way at once. */
const cookieOf = ({ server }: FastifyRequest, state: string) =>
  // A neighbouring host of the domain can set no cookie of this name.
  `${server.origins.isSecure ? '__Host-' : ''}visit-${state.slice(0, 16)}`;

const optionsFor = ({ server }: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: server.origins.isSecure,
});

/** Begins a visit: gives its cookie to the browser, and what the provider is to be told. */
export function beginVisit(request: FastifyRequest, reply: FastifyReply, codeSecret: string) {
  const secret = randomBytes(32).toString('base64url');
  const { state, nonce, verifier } = visitOf(secret, codeSecret);
  reply.setCookie(cookieOf(request, state), secret, { ...optionsFor(request), maxAge: lifeSeconds });
  return { state, nonce, codeChallenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** The visit that this browser began, and no longer has after this: an answer to it counts once. */
export function endVisit(
  request: FastifyRequest,
  reply: FastifyReply,
  state: string,
  codeSecret: string,
): ProviderVisit | null {
  const secret = request.cookies[cookieOf(request, state)];
  if (!secret) return null;
  const visit = visitOf(secret, codeSecret);
  if (visit.state !== state) return null;
  reply.clearCookie(cookieOf(request, state), optionsFor(request));
  return visit;
}
