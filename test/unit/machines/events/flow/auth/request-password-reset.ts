import { Failure } from '#domain/contract/failure.ts';
import { requestPasswordResetMachine } from '#machines/flow/auth/request-password-reset.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: requestPasswordResetMachine,
  events: [{ type: 'email.submitted', email: 'staff@creator.example' }],
  replies: {
    requestPasswordReset: {
      done: [{ message: 'Success' }],
      failed: [new Failure({ code: 'rate-limited', status: 429, retryAfter: 30 })],
    },
  },
});
