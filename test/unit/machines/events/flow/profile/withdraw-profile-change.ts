import { Failure } from '#domain/contract/failure.ts';
import { withdrawProfileChangeMachine } from '#machines/flow/profile/withdraw-profile-change.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: withdrawProfileChangeMachine,
  input: { revision: 1, key: 'k' },
  replies: {
    withdrawProfileChange: {
      done: [{}],
      failed: [new Failure({ code: 'revision-conflict', status: 409 })],
    },
  },
});
