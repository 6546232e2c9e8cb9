import { creatorMachine } from '#machines/lifecycle/creator.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: creatorMachine,
  events: [
    { type: 'work.rejected', hasReasons: true },
    { type: 'change.rejected', hasReasons: true },
    { type: 'bank-details.rejected', hasReasons: true },
    { type: 'blocked', hasReason: true },
  ],
});
