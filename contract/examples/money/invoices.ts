import { builder, type Schemas } from '../builder.ts';
import { id } from '../ids.ts';
import { meera, zainab } from '../people.ts';

export const invoiceAmounts = builder<Schemas['InvoiceAmounts']>({
  taxable: 842400,
  cgst: 0,
  sgst: 0,
  igst: 0,
  total: 842400,
  withheld: 0,
  payable: 842400,
});

export const earningsLine = builder<Schemas['EarningsLine']>({
  month: '2026-10',
  format: 'FORMAT_ARTICLE',
  kind: 'views',
  count: 210600,
  paisePerThousand: 4000,
  paise: 842400,
});

export const octoberAmounts = invoiceAmounts();

export const octoberEarnings = earningsLine();

export const invoice = builder<Schemas['Invoice']>({
  invoiceId: id('d1'),
  number: '2627/000001/001',
  month: '2026-10',
  creatorUserId: meera.userId,
  name: meera.name,
  handle: meera.handle,
  invoiceState: 'ISSUED',
  issuedOn: '2026-11-03',
  amounts: octoberAmounts,
  lines: [octoberEarnings],
  account: {
    accountHolder: meera.name,
    accountNumber: '••••••••••7890',
    ifsc: 'SBIN0001234',
    pan: '••••••234L',
    gstin: null,
  },
  isMasked: true,
  acceptedAt: null,
  paidAt: null,
  paymentReference: null,
  creditNote: null,
  pdfUrl: `/api/invoice/${id('d1')}/pdf`,
  creditNoteUrl: null,
});

export const amountsWithTax = invoiceAmounts({
  taxable: 6240000,
  igst: 1123200,
  total: 7363200,
  withheld: 624000,
  payable: 6739200,
});

export const issuedInvoice = invoice();

export const acceptedInvoice = invoice({
  invoiceState: 'ACCEPTED',
  acceptedAt: '2026-11-04T06:20:00.000Z',
});

export const invoiceWithCreditNote = invoice({
  invoiceState: 'CANCELLED',
  creditNote: { number: '2627/000001/C001', issuedOn: '2026-11-09', reason: 'पता ग़लत छपा था।' },
  creditNoteUrl: `/api/invoice/${id('d1')}/pdf?paper=credit-note`,
});

export const paidInvoice = invoice({
  invoiceId: id('d2'),
  number: '2627/00000B/003',
  creatorUserId: zainab.userId,
  name: zainab.name,
  handle: zainab.handle,
  invoiceState: 'PAID',
  amounts: amountsWithTax,
  lines: [earningsLine({ count: 1560000, paise: 6240000 })],
  account: {
    accountHolder: zainab.name,
    accountNumber: '50100234567890',
    ifsc: 'HDFC0000123',
    pan: 'BQZPA5678K',
    gstin: '09BQZPA5678K1Z5',
  },
  isMasked: false,
  acceptedAt: '2026-11-04T06:20:00.000Z',
  paidAt: '2026-11-07T09:00:00.000Z',
  paymentReference: 'HDFCN52026110712345',
  pdfUrl: `/api/invoice/${id('d2')}/pdf`,
});

export const maskedPaidInvoice: Schemas['Invoice'] = {
  ...paidInvoice,
  account: {
    ...paidInvoice.account,
    accountNumber: '••••••••••7890',
    pan: '••••••678K',
    gstin: '•••••••••••K1Z5',
  },
  isMasked: true,
};

export const cancelledInvoice = invoice({
  invoiceId: id('d3'),
  number: '2627/000001/002',
  month: '2026-09',
  invoiceState: 'CANCELLED',
  issuedOn: '2026-10-03',
  creditNote: { number: '2627/000001/C001', issuedOn: '2026-10-09', reason: 'पता ग़लत छपा था।' },
  pdfUrl: `/api/invoice/${id('d3')}/pdf`,
  creditNoteUrl: `/api/invoice/${id('d3')}/pdf?paper=credit-note`,
});
