import { Failure } from '#domain/contract/failure.ts';
import { closeAccountMachine } from '#machines/flow/own-data/close-account.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: closeAccountMachine,
  events: [
    { type: 'understanding.changed', isUnderstood: true },
    { type: 'understanding.changed', isUnderstood: false },
    { type: 'closing.confirmed', key: 'k' },
  ],
  replies: {
    closeAccount: {
      done: [{ message: 'Success' }],
      failed: [
        new Failure({ code: 'network' }),
        new Failure({ code: 'changed-recently', status: 409 }),
        new Failure({ code: 'unauthenticated', status: 401 }),
      ],
    },
  },
});
