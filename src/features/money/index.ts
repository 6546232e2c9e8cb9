/** What the invoice pages of staff share with those of creators. */
export { InvoiceAmounts } from './invoices/invoice-amounts.tsx';
export { InvoiceStateBadge, invoiceStateNames } from './invoices/invoice-state-badge.tsx';
export { PdfLink } from './invoices/pdf-link.tsx';
