import { Failure } from '#domain/contract/failure.ts';
import { endBlockedAccessMachine } from '#machines/flow/auth/end-blocked-access.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: endBlockedAccessMachine,
  events: [{ type: 'sign-out.requested' }],
  replies: {
    logout: { done: [{ message: 'Success' }], failed: [new Failure({ code: 'network' })] },
  },
});
