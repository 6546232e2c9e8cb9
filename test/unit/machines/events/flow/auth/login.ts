import { Failure } from '#domain/contract/failure.ts';
import { loginMachine } from '#machines/flow/auth/login.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: loginMachine,
  inputs: [
    { variant: 'external' },
    { variant: 'external', isEmbedded: true },
    {
      variant: 'external',
      invitation: { email: 'meera@creator.example', source: 'vidarbha-samachar' },
    },
  ],
  events: [
    { type: 'provider.chosen', provider: 'FACEBOOK' },
    { type: 'provider.chosen', provider: 'GOOGLE' },
    { type: 'provider.failed', provider: 'FACEBOOK' },
    { type: 'provider.returned', provider: 'GOOGLE', token: '4/0Ab', visitState: 's' },
  ],
  replies: {
    login: {
      done: [{ nextScreen: 'dashboard', newUser: false, selectAccount: null }],
      failed: [
        new Failure({ code: 'login-failed', status: 401 }),
        new Failure({ code: 'account-blocked', status: 403 }),
      ],
    },
    linkOgcAccount: {
      done: [{ nextScreen: 'phone-submission', newUser: true, selectAccount: null }],
      failed: [
        new Failure({ code: 'ogc-not-owner', status: 403 }),
        new Failure({ code: 'account-blocked', status: 403 }),
      ],
    },
    openProvider: { done: [undefined] },
  },
  distinguish: ({ variant, invitation, isEmbedded, request, provider }) => [
    variant,
    provider,
    invitation === null,
    isEmbedded,
    request === null,
  ],
});
