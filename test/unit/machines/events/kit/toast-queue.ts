import { toastQueueMachine } from '#machines/kit/toast-queue.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const undo = () => {};

export default chartEvents({
  machine: toastQueueMachine,
  events: [
    { type: 'toast.added', toast: { key: 1 } },
    { type: 'toast.added', toast: { key: 2, undo } },
    { type: 'toast.removed', key: 1 },
    { type: 'toast.removed', key: 2 },
    { type: 'undo.requested' },
    { type: 'undo.requested', key: 1 },
  ],
});
