import { linkDialogMachine } from '#machines/flow/editor/link-dialog.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: linkDialogMachine,
  inputs: [{ current: null }, { current: 'https://example.com/' }],
  events: [
    { type: 'link.submitted', address: ' ' },
    { type: 'link.submitted', address: 'example.com' },
  ],
  replies: { applyLink: { done: [true, false] } },
});
