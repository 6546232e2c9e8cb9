import type { Selectable } from 'kysely';
import type { EarningsLine } from '#domain/earnings.ts';
import type { Safe } from '../confidential/safe.ts';
import type { Schema } from '../db/schema.ts';

/** Paise. `payable` is what reaches the account: total less what is withheld. */
export type InvoiceAmounts = {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  total: number;
  withheld: number;
  payable: number;
};

/** What was agreed when the invoice was issued; copied, so that it stays true whatever changes. */
export type InvoiceTerms = {
  recipient: { name: string; address: string; gstin: string };
  sac: string;
  gstBasisPoints: number;
  withholding: { section: string; basisPoints: number };
};

/** The person behind it as at issue. Sealed for the invoice, which may move to another account with a merge. */
export type Supplier = {
  name: string;
  penName: string | null;
  address: string | null;
  pan: string;
  gstin: string | null;
  accountNumber: string;
  ifsc: string;
};

export type CreditNote = { number: string; issuedOn: string; reason: string };

export type InvoiceRow = Selectable<Schema['invoices']>;

/** All that stands on an invoice. */
export type InvoiceDocument = {
  number: string;
  month: string;
  issuedOn: string;
  supplier: Supplier;
  amounts: InvoiceAmounts;
  terms: InvoiceTerms;
  lines: EarningsLine[];
  creditNote: CreditNote | null;
};

export const sealSupplier = (safe: Safe, invoiceId: string, supplier: Supplier): string =>
  safe.seal(Buffer.from(JSON.stringify(supplier)), invoiceId).toString('base64');

export const openSupplier = (safe: Safe, { id, sealed }: Pick<InvoiceRow, 'id' | 'sealed'>): Supplier =>
  JSON.parse(safe.open(Buffer.from(sealed, 'base64'), id).toString());
