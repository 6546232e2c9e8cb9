import { toastMachine } from '#machines/kit/toast.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: toastMachine,
  inputs: [{ isUndoable: false }, { isUndoable: true }],
  events: [
    { type: 'hold.started', hold: 'pointer' },
    { type: 'hold.started', hold: 'focus' },
    { type: 'hold.ended', hold: 'pointer' },
    { type: 'hold.ended', hold: 'focus' },
  ],
});
