import { invoiceMachine } from '#machines/lifecycle/invoice.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: invoiceMachine,
  events: [
    { type: 'accept', isSupplier: true },
    { type: 'pay', hasReference: true },
    { type: 'cancel', hasReason: true },
  ],
});
