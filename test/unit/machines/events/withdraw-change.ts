import { Failure } from '#domain/failure.ts';
import { withdrawChangeMachine } from '#machines/flow/withdraw-change.ts';
import { chartEvents } from '../chart-events.ts';

export default chartEvents({
  machine: withdrawChangeMachine,
  input: { revision: 1, key: 'k' },
  replies: {
    withdrawProfileChange: { done: [{}], failed: [new Failure({ code: 'revision-conflict', status: 409 })] },
  },
});
