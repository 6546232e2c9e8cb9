import { Failure } from '#domain/contract/failure.ts';
import { unlinkLoginMachine } from '#machines/flow/accounts/unlink-login.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: unlinkLoginMachine,
  events: [
    { type: 'unlink.requested', loginType: 'GOOGLE' },
    { type: 'unlink.requested', loginType: 'FACEBOOK' },
  ],
  replies: {
    unlinkLogin: {
      done: [{ linkedAccounts: [{ loginType: 'MOBILE' }], maskedPhone: '••••••3210' }],
      failed: [
        new Failure({ code: 'network' }),
        new Failure({ code: 'unauthenticated', status: 401 }),
      ],
    },
  },
});
