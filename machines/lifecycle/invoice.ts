import { initialTransition, setup, transition } from 'xstate';

export type InvoiceEvent =
  /** The supplier is the creator, or the agency that looks after the creator. */
  | { type: 'accept'; isSupplier: boolean }
  | { type: 'pay'; hasReference: boolean }
  | { type: 'cancel'; hasReason: boolean };

/**
 * What can happen to an invoice. The document never changes: a wrong one is credited and replaced
 * by a new invoice.
 */
export const invoiceMachine = setup({
  types: { events: {} as InvoiceEvent },
  guards: {
    isSupplier: ({ event }) => event.type === 'accept' && event.isSupplier,
    hasReference: ({ event }) => event.type === 'pay' && event.hasReference,
    hasReason: ({ event }) => event.type === 'cancel' && event.hasReason,
  },
}).createMachine({
  id: 'invoice',
  description: 'An invoice from issue to payment or cancellation.',
  initial: 'issued',
  states: {
    issued: {
      description: "Written in the creator's name; the creator is to look at it and accept it.",
      on: {
        accept: { guard: 'isSupplier', target: 'accepted' },
        cancel: { guard: 'hasReason', target: 'cancelled' },
      },
    },
    accepted: {
      description: 'The creator has accepted it, and the payment is due.',
      on: {
        pay: { guard: 'hasReference', target: 'paid' },
        cancel: { guard: 'hasReason', target: 'cancelled' },
      },
    },
    paid: { description: 'The bank has the transfer; the invoice does not change any more.' },
    cancelled: { description: 'Cancelled by a credit note; its amounts can be invoiced again.' },
  },
});

export const invoiceStates = ['ISSUED', 'ACCEPTED', 'PAID', 'CANCELLED'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

type ChartState = 'issued' | 'accepted' | 'paid' | 'cancelled';

const chartStates: Record<InvoiceState, ChartState> = {
  ISSUED: 'issued',
  ACCEPTED: 'accepted',
  PAID: 'paid',
  CANCELLED: 'cancelled',
};
const contractStates: Record<ChartState, InvoiceState> = {
  issued: 'ISSUED',
  accepted: 'ACCEPTED',
  paid: 'PAID',
  cancelled: 'CANCELLED',
};

const [initialSnapshot] = initialTransition(invoiceMachine);

/** The initial state of every invoice. */
export const initialInvoiceState: InvoiceState =
  contractStates[initialSnapshot.value as ChartState];

export type InvoiceDecision =
  | { kind: 'moved'; state: InvoiceState }
  | { kind: 'refused'; code: 'transition-not-allowed' };

/** The invoice after an event; refused where the chart has no transition for it. */
export function decideInvoice(state: InvoiceState, event: InvoiceEvent): InvoiceDecision {
  const before = invoiceMachine.resolveState({ value: chartStates[state] });
  if (!before.can(event)) return { kind: 'refused', code: 'transition-not-allowed' };
  const [after] = transition(invoiceMachine, before, event);
  return { kind: 'moved', state: contractStates[after.value as ChartState] };
}
