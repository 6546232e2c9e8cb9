import { indianDay } from '#domain/engagement.ts';
import { financialYearOf } from '#domain/financial-year.ts';
import type { Db } from '../db/database.ts';
import type { InvoiceRow } from './invoice-document.ts';
import { moveInvoice } from './move-invoice.ts';
import { nextNumber } from './next-number.ts';

/**
 * Takes an invoice back by a credit note of its own number; what it was for is invoiced anew with the next month.
 * @param invoice locked by this transaction
 * @throws {Problem} `transition-not-allowed`
 */
export async function cancelInvoice(
  trx: Db,
  invoice: InvoiceRow,
  { reason, by, now }: { reason: string; by: string; now: Date },
): Promise<void> {
  const issuedOn = indianDay(now);
  const number = await nextNumber(trx, invoice.supplier_id, financialYearOf(issuedOn), 'credit-note');
  const event = { type: 'cancel', hasReason: true } as const;
  await moveInvoice(trx, invoice, event, { by, now, credit_note: { number, issuedOn, reason } });
}
