import { Failure } from '#domain/contract/failure.ts';
import { resetPasswordMachine } from '#machines/flow/auth/reset-password.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: resetPasswordMachine,
  inputs: [{ token: 'Zm9yLW9uZS1zaWduLWluLWFuZC1uby1tb3JlLXRoYW4' }, { token: null }],
  events: [{ type: 'password.submitted', newPassword: 'four bridges over one river' }],
  replies: {
    resetPassword: {
      done: [{ message: 'Success' }],
      failed: [
        new Failure({ code: 'reset-link-expired', status: 400 }),
        new Failure({
          code: 'invalid-request',
          status: 400,
          fields: { newPassword: 'easily-guessed' },
        }),
      ],
    },
  },
});
