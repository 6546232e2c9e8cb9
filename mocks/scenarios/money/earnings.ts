import { invoices, withMoney } from '#mocks/builders/money-scenario.ts';

/** Three months in every state of payment, and an invoice to accept. */
export const earnings = withMoney({
  name: 'earnings',
  title: 'Earnings, an invoice to accept',
  description:
    'Three months: one is running, one is on an invoice, one is paid. The invoice can be accepted.',
  lookFor: [
    'The total is the sum of paid, invoiced and other earnings.',
    'The running month says until when it counts.',
    'The invoice can be accepted.',
  ],
  start: '/app/earnings',
  moves: [{ after: 'invoiceAccepted', set: { getInvoiceList: invoices('accepted') } }],
});
