import { useState } from 'react';
import {
  acceptedInvoice,
  cancelledInvoice,
  issuedInvoice,
  maskedPaidInvoice,
  paidInvoice,
} from '#contract/examples/money/invoices.ts';
import { Failure } from '#domain/contract/failure.ts';
import {
  type Invoice,
  type InvoiceAction,
  invoiceMachine,
} from '#src/features/admin/invoices/invoice-machines.ts';
import { InvoiceScreen } from '#src/features/admin/invoices/invoice-screen.tsx';
import { DrawnHistory } from '#stories/admin/audit/drawn-history.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Admin/Invoice' };

type Drawn = Parameters<typeof drawState<typeof invoiceMachine>>[1];

const History = ({ invoice }: { invoice: Invoice }) => (
  <DrawnHistory subject={{ kind: 'invoice', id: invoice.invoiceId }} rows={[]} />
);

function Drawing({ drawn, mayReadCreators }: { drawn: Drawn; mayReadCreators: boolean }) {
  const [actor] = useState(() => drawState(invoiceMachine, drawn));
  return (
    <InvoiceScreen
      actor={actor}
      mayReadCreators={mayReadCreators}
      history={(invoice) => <History invoice={invoice} />}
    />
  );
}

const base = {
  recordId: acceptedInvoice.invoiceId,
  rows: [acceptedInvoice],
  isListCurrent: true,
  action: null,
  values: null,
  key: '',
  result: null,
  failure: null,
};
const story = (
  value: Drawn['value'],
  more: Partial<Drawn['context']> = {},
  mayReadCreators = true,
) => ({
  render: () => (
    <Drawing drawn={{ value, context: { ...base, ...more } }} mayReadCreators={mayReadCreators} />
  ),
});
const action = (kind: InvoiceAction['kind'], invoice: Invoice = acceptedInvoice) => ({
  rows: [invoice],
  action: { kind, invoice },
});

export const Loading = story('loading', { rows: [] });
export const NotFound = story('loadFailed', {
  rows: [],
  failure: new Failure({ code: 'not-found', status: 404 }),
});
export const Issued = story('listed', { rows: [issuedInvoice] });
export const Accepted = story('listed');
export const WithoutCreators = story('listed', {}, false);
export const Paid = story('listed', { rows: [maskedPaidInvoice] });
export const Cancelled = story('listed', { rows: [cancelledInvoice] });
export const ConfirmingPayment = story('confirming', action('pay'));
export const ConfirmingCancellation = story('confirming', action('cancel'));
export const ConfirmingOpening = story('confirming', action('open'));
export const Paying = story('acting', action('pay'));
export const PaymentFailed = story('actionFailed', {
  ...action('pay'),
  failure: new Failure({ code: 'network', status: 0 }),
});
export const CancelledElsewhere = story('actionFailed', {
  ...action('pay'),
  failure: new Failure({ code: 'transition-not-allowed', status: 409 }),
});
export const AccountOpened = story('showingResult', {
  ...action('open', maskedPaidInvoice),
  result: { opened: paidInvoice },
});
export const Done = story('done', action('pay', maskedPaidInvoice));
