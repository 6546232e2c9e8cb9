import { fromPromise } from 'xstate';
import type { SocialProvider } from '#domain/provider-visit.ts';
import { linkAccountsMachine } from '#machines/flow/link-accounts.ts';
import type { SocialLogin } from '#machines/flow/login.ts';
import { operationActor, plainActor } from '#src/api/actors.ts';
import { call } from '#src/api/client.ts';
import { leaveForProvider, liveOtpMachine, returnOfPage } from '#src/login/index.ts';

/** The chart `link-accounts` on the real server; providers lead back to the page from which they are visited. */
export const liveLinkMachine = linkAccountsMachine.provide({
  actors: {
    getLogins: plainActor('getLogins'),
    otp: liveOtpMachine,
    linkLogin: operationActor('linkLogin', (user: SocialLogin | null) => {
      if (!user) throw new Error('There is nothing to link.');
      return { body: { user } };
    }),
    openProvider: fromPromise<void, { provider: SocialProvider | null }>(
      async ({ input: { provider }, signal }) => {
        const [config, begun] = await Promise.all([
          call('getConfig', { signal }),
          call('beginProviderVisit', { signal }),
        ]);
        leaveForProvider(provider ?? 'GOOGLE', config, begun, location.pathname + location.search);
        return returnOfPage(signal);
      },
    ),
  },
});
