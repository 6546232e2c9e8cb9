import { invoice, invoiceAmounts } from '#contract/examples/money/invoices.ts';
import type { Invoice } from '#machines/flow/money/invoice-acceptance.ts';

/** An invoice as the portal shows it to its creator. */
export const issuedInvoice: Invoice = invoice({
  amounts: invoiceAmounts({ withheld: 84_240, payable: 758_160 }),
});

export const acceptedInvoice: Invoice = {
  ...issuedInvoice,
  invoiceState: 'ACCEPTED',
  acceptedAt: '2026-11-04T06:20:00.000Z',
};

/** For a creator registered for GST. */
export const paidInvoice: Invoice = {
  ...acceptedInvoice,
  invoiceId: '01930000-0000-7000-8000-0000000000d2',
  number: '2627/000001/002',
  month: '2026-09',
  issuedOn: '2026-10-03',
  invoiceState: 'PAID',
  amounts: {
    taxable: 6_240_000,
    cgst: 561_600,
    sgst: 561_600,
    igst: 0,
    total: 7_363_200,
    withheld: 624_000,
    payable: 6_739_200,
  },
  paidAt: '2026-10-07T09:00:00.000Z',
  paymentReference: 'HDFCN52026110712345',
};

export const cancelledInvoice: Invoice = {
  ...issuedInvoice,
  invoiceId: '01930000-0000-7000-8000-0000000000d3',
  number: '2627/000001/003',
  invoiceState: 'CANCELLED',
  creditNote: { number: '2627/000001/C001', issuedOn: '2026-11-09', reason: 'पता ग़लत छपा था।' },
  creditNoteUrl: '/api/invoice/01930000-0000-7000-8000-0000000000d3/pdf?paper=credit-note',
};
