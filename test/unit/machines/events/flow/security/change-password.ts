import { Failure } from '#domain/contract/failure.ts';
import { changePasswordMachine } from '#machines/flow/security/change-password.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: changePasswordMachine,
  events: [
    {
      type: 'password.submitted',
      change: {
        currentPassword: 'correct horse battery',
        newPassword: 'four bridges over one river',
      },
    },
  ],
  replies: {
    changePassword: {
      done: [{ message: 'Success' }],
      failed: [
        new Failure({
          code: 'password-wrong',
          status: 400,
          fields: { currentPassword: 'not-allowed' },
        }),
        new Failure({
          code: 'invalid-request',
          status: 400,
          fields: { newPassword: 'easily-guessed' },
        }),
      ],
    },
  },
});
