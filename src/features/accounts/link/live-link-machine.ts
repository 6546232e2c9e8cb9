import { fromPromise } from 'xstate';
import type { SocialProvider } from '#domain/auth/provider-visit.ts';
import { linkAccountsMachine } from '#machines/flow/accounts/link-accounts.ts';
import type { SocialLogin } from '#machines/flow/auth/login.ts';
import { noInputActor, operationActor } from '#src/api/actors.ts';
import { call } from '#src/api/client.ts';
import { noticeHeaders } from '#src/api/shown-notice.ts';
import { liveOtpMachine, redirectToProvider, untilPageRestored } from '#src/features/auth/index.ts';

/**
 * The chart `link-accounts` on the real server, for the account of this person; providers lead back
 * to the page from which they are visited.
 */
export const liveLinkMachine = (userId: string) =>
  linkAccountsMachine.provide({
    actors: {
      getLogins: noInputActor('getLogins'),
      otp: liveOtpMachine,
      linkLogin: operationActor('linkLogin', (user: SocialLogin | null) => {
        if (!user) throw new Error('There is nothing to link.');
        return { body: { user, userHeader: { userId } }, headers: noticeHeaders() };
      }),
      openProvider: fromPromise<void, { provider: SocialProvider | null }>(
        async ({ input: { provider }, signal }) => {
          const [config, visitStart] = await Promise.all([
            call('getConfig', { signal }),
            call('beginProviderVisit', { signal }),
          ]);
          redirectToProvider(
            provider ?? 'GOOGLE',
            config,
            visitStart,
            location.pathname + location.search,
          );
          return untilPageRestored(signal);
        },
      ),
    },
  });
