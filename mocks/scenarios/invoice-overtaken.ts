import { invoices, withMoney } from '../money.ts';

/** While the creator looks at it, staff take the invoice back. */
export const invoiceOvertaken = withMoney({
  name: 'invoice-overtaken',
  title: 'An invoice taken back meanwhile',
  description: 'While the creator looks at it, staff take the invoice back: it says so instead of accepting.',
  start: '/app/earnings/invoices',
  answers: { invoiceAccepted: { code: 409, example: 'transition-not-allowed' } },
  moves: [{ after: 'getInvoiceList', set: { getInvoiceList: invoices('taken-back') } }],
});
