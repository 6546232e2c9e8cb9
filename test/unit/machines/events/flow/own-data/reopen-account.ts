import { accountClosing } from '#contract/examples/own-data.ts';
import { Failure } from '#domain/contract/failure.ts';
import { reopenAccountMachine } from '#machines/flow/own-data/reopen-account.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const failed = [
  new Failure({ code: 'network' }),
  new Failure({ code: 'unauthenticated', status: 401 }),
];

export default chartEvents({
  machine: reopenAccountMachine,
  events: [{ type: 'return.requested', key: 'k' }],
  replies: {
    getAccountClosing: { done: [{ closing: accountClosing }, { closing: null }], failed },
    reopenAccount: {
      done: [{ message: 'Success' }],
      failed: [...failed, new Failure({ code: 'transition-not-allowed', status: 409 })],
    },
  },
});
