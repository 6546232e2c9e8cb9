import { indianDay } from '#domain/analytics/engagement.ts';
import { financialYearForDay } from '#domain/money/financial-year.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { InvoiceRow } from '../repository/invoices.ts';
import { nextInvoiceNumber } from './invoice-number-sequence.ts';
import { transitionInvoice } from './invoice-transition.ts';

/**
 * Cancels an invoice by a credit note with its own number; its amounts are invoiced again with
 * the next month.
 * @param invoice locked by this transaction
 * @throws {Problem} `transition-not-allowed`
 */
export async function cancelInvoice(
  trx: Db,
  invoice: InvoiceRow,
  { reason, by, now }: { reason: string; by: string; now: Date },
): Promise<void> {
  const issuedOn = indianDay(now);
  const number = await nextInvoiceNumber(
    trx,
    invoice.supplier_id,
    financialYearForDay(issuedOn),
    'credit-note',
  );
  const event = { type: 'cancel', hasReason: true } as const;
  await transitionInvoice(trx, invoice, event, {
    by,
    now,
    credit_note: { number, issuedOn, reason },
  });
}
