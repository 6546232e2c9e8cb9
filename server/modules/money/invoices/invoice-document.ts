import type { InterfaceLanguage } from '#domain/language/languages.ts';
import type { EarningsLine } from '#domain/money/earnings.ts';
import type {
  CreditNote,
  InvoiceAmounts,
  InvoiceTerms,
} from '#server/platform/database/schema/invoice-records.ts';
import type { AtRestCipher } from '#server/platform/encryption/at-rest-cipher.ts';
import type { InvoiceRow } from '../repository/invoices.ts';

/**
 * The person behind it as at issue. Sealed for the invoice, which may move to another account with
 * a merge.
 */
export type Supplier = {
  name: string;
  penName: string | null;
  address: string | null;
  pan: string;
  gstin: string | null;
  accountNumber: string;
  ifsc: string;
  /** What the person reads in the portal. Earlier invoices have headings in English only. */
  language?: InterfaceLanguage;
};

/** The content of an invoice. */
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

export const encryptSupplier = (
  cipher: AtRestCipher,
  invoiceId: string,
  supplier: Supplier,
): string => cipher.encrypt(Buffer.from(JSON.stringify(supplier)), invoiceId).toString('base64');

export const decryptSupplier = (
  cipher: AtRestCipher,
  { id, sealed }: Pick<InvoiceRow, 'id' | 'sealed'>,
): Supplier => JSON.parse(cipher.decrypt(Buffer.from(sealed, 'base64'), id).toString());
