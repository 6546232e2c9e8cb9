import { bulkActionMachine } from '#machines/lifecycle/bulk-action.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: bulkActionMachine,
  events: [
    { type: 'finish' },
    { type: 'stop' },
    { type: 'cancel' },
    { type: 'retry', hasFailures: true },
  ],
});
