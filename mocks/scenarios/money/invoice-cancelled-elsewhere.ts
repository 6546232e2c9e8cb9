import { invoices, withMoney } from '#mocks/builders/money-scenario.ts';

/** While the creator looks at it, staff take the invoice back. */
export const invoiceOvertaken = withMoney({
  name: 'invoice-cancelled-elsewhere',
  title: 'Invoice cancelled elsewhere',
  description:
    'Staff cancel the invoice while the creator reviews it; the page says so instead of accepting.',
  lookFor: ['Accepting says that the invoice was cancelled.'],
  start: '/app/earnings/invoices',
  answers: { invoiceAccepted: { code: 409, example: 'transition-not-allowed' } },
  moves: [{ after: 'getInvoiceList', set: { getInvoiceList: invoices('credit-note') } }],
});
