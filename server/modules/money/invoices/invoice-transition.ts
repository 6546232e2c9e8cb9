import { decideInvoice, type InvoiceEvent } from '#machines/lifecycle/invoice.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { CreditNote } from '#server/platform/database/schema/invoice-records.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { type InvoiceRow, recordInvoiceEvent, updateInvoice } from '../repository/invoices.ts';

type Change = {
  accepted_at?: Date;
  paid_at?: Date;
  payment_reference?: string;
  credit_note?: CreditNote;
};

/**
 * Runs the lifecycle of an invoice and stores the new state with who caused it.
 * @param invoice locked by this transaction
 * @throws {Problem} `transition-not-allowed`
 */
export async function transitionInvoice(
  trx: Db,
  invoice: InvoiceRow,
  event: InvoiceEvent,
  { by, now, ...change }: Change & { by: string; now: Date },
): Promise<void> {
  const decision = decideInvoice(invoice.state, event);
  if (decision.kind === 'refused') throw new Problem(decision.code);
  const { credit_note, ...plain } = change;
  await updateInvoice(trx, invoice.id, {
    ...plain,
    ...(credit_note ? { credit_note: JSON.stringify(credit_note) } : {}),
    state: decision.state,
  });
  const { id: invoiceId } = invoice;
  await recordInvoiceEvent(trx, { invoiceId, action: event.type, byPerson: by, now });
}
