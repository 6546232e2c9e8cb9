import { saveIndicatorMachine } from '#machines/flow/editor/save-indicator.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: saveIndicatorMachine,
  input: { status: 'empty' },
  events: [
    { type: 'status.changed', status: 'saving' },
    { type: 'status.changed', status: 'device' },
    { type: 'status.changed', status: 'server' },
  ],
});
