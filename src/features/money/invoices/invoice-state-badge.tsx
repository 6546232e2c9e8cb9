import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { InvoiceState } from '#machines/lifecycle/invoice.ts';
import type { Tone } from '#src/theme/recipes/tone.ts';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';

/** What the states of an invoice are called. */
export const invoiceStateNames: Record<InvoiceState, MessageDescriptor> = defineMessages({
  ISSUED: {
    id: 'money.invoice.state.issued',
    defaultMessage: 'Awaiting acceptance',
    description: 'State of an invoice: its creator is to look at it',
  },
  ACCEPTED: {
    id: 'money.invoice.state.accepted',
    defaultMessage: 'Accepted',
    description: 'State of an invoice: it will be paid',
  },
  PAID: {
    id: 'money.invoice.state.paid',
    defaultMessage: 'Paid',
    description: 'State of an invoice',
  },
  CANCELLED: {
    id: 'money.invoice.state.cancelled',
    defaultMessage: 'Cancelled',
    description: 'State of an invoice: a credit note took it back',
  },
});

const tones: Record<InvoiceState, Tone> = {
  ISSUED: 'warning',
  ACCEPTED: 'info',
  PAID: 'success',
  CANCELLED: 'neutral',
};

export const InvoiceStateBadge = ({ state }: { state: InvoiceState }) => (
  <StatusBadge tone={tones[state]}>
    <FormattedMessage {...invoiceStateNames[state]} />
  </StatusBadge>
);
