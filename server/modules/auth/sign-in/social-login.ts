import { oauthRedirectPath } from '#domain/auth/provider-visit.ts';
import type { BodyOf, Call, OperationId } from '#server/http/handler.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { networkBlock } from '#server/platform/network/network-address.ts';
import type { SocialPerson } from '#server/platform/providers/social.ts';
import { createFairQueue } from '#server/platform/queue/fair-queue.ts';
import { finishProviderVisit } from './provider-visits.ts';

export type SocialLogin = BodyOf<'linkLogin'>['user'];

/**
 * A provider that does not answer holds a request for seconds: so many ask and wait at once, in
 * turns between networks.
 */
const exchangeQueue = createFairQueue({
  running: 20,
  waiting: 100,
  waitingPerKey: 50,
  retryAfter: 5,
});

/**
 * The account of a social login, according to its provider. The browser sends an authorization code
 * and the state of its visit. A code is valid once, in the browser that started the visit: the
 * server checks PKCE and Google's nonce.
 * @throws {Problem} `login-failed`, also for a token without a visit; `provider-unavailable`;
 * `server-busy` when too many wait
 */
export async function verifySocialLogin(
  login: SocialLogin,
  { deps, request, reply }: Pick<Call<OperationId>, 'deps' | 'request' | 'reply'>,
): Promise<SocialPerson> {
  const provider = deps.social[login.loginType];
  const [code, owner] =
    login.loginType === 'GOOGLE'
      ? [login.googleAccessToken, login.googleId]
      : [login.fbAccessToken, login.fbUserId];
  // Nothing ties a token without a visit to this browser: its nonce could not be checked.
  if (login.visitState === undefined) throw new Problem('login-failed', {}, 'no visit was started');
  const visit = finishProviderVisit(request, reply, login.visitState, deps.config.codeSecret);
  if (!visit) throw new Problem('login-failed', {}, 'another browser began the visit');
  const redirectUri = request.server.origins.requestOrigin(request) + oauthRedirectPath;
  return exchangeQueue.run(networkBlock(request.ip), () =>
    provider.exchange({ code, redirectUri, ...visit }, owner ?? undefined),
  );
}
