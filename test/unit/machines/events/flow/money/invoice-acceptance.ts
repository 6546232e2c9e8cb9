import { Failure } from '#domain/contract/failure.ts';
import { invoiceAcceptanceMachine } from '#machines/flow/money/invoice-acceptance.ts';
import { acceptedInvoice, issuedInvoice } from '#test/factories/invoices.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

/** What a backend might say that is not the word of the contract. */
const strange = { message: 'Queued' } as unknown as { message: 'Success' };

export default chartEvents({
  machine: invoiceAcceptanceMachine,
  events: [{ type: 'acceptance.requested', invoice: issuedInvoice, key: 'first' }],
  replies: {
    invoiceAccepted: {
      done: [{ message: 'Success' }, strange],
      failed: [
        new Failure({ code: 'network' }),
        new Failure({ code: 'unauthenticated', status: 401 }),
        new Failure({ code: 'transition-not-allowed', status: 409 }),
        new Failure({ code: 'forbidden', status: 403 }),
      ],
    },
    findInvoice: {
      done: [acceptedInvoice, issuedInvoice],
      failed: [
        new Failure({ code: 'network' }),
        new Failure({ code: 'unauthenticated', status: 401 }),
      ],
    },
  },
});
