import { Failure } from '#domain/contract/failure.ts';
import { signInLinkMachine } from '#machines/flow/auth/sign-in-link.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: signInLinkMachine,
  inputs: [{ token: 'x'.repeat(43) }, { token: 'short' }, { token: null }],
  replies: {
    login: {
      done: [{ nextScreen: 'dashboard', newUser: false, selectAccount: null }],
      failed: [
        new Failure({ code: 'sign-in-link-expired', status: 401 }),
        new Failure({ code: 'account-blocked', status: 403 }),
      ],
    },
  },
});
