import { documentViewMachine } from '#machines/kit/document-view.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: documentViewMachine,
  events: [
    { type: 'document.rotated', by: 90 },
    { type: 'document.rotated', by: -90 },
  ],
});
