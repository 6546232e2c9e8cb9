import { maskIdentifier } from '#domain/bank-details.ts';
import type { Safe } from '../../confidential/safe.ts';
import type { DataOf } from '../../handler.ts';
import type { ListedInvoice } from '../../invoices/find-invoices.ts';
import { openSupplier } from '../../invoices/invoice-document.ts';
import type { InvoicedLine } from '../../invoices/invoice-lines.ts';

type Shown = DataOf<'getInvoiceList'>['rows'][number];

/** An invoice as the contract shows it; account and tax numbers whole only to whom must see them. */
export function presentInvoice(
  safe: Safe,
  invoice: ListedInvoice,
  lines: InvoicedLine[],
  { isMasked }: { isMasked: boolean },
): Shown {
  const { id, number, month, amounts, credit_note: creditNote } = invoice;
  const { name, accountNumber, ifsc, pan, gstin } = openSupplier(safe, invoice);
  const shown = (value: string) => (isMasked ? maskIdentifier(value) : value);
  return {
    invoiceId: id,
    number,
    month,
    creatorUserId: invoice.creator_id,
    name: invoice.name,
    handle: invoice.handle,
    invoiceState: invoice.state,
    issuedOn: invoice.issued_on,
    amounts,
    lines: lines.map(({ invoiceId: _, ...line }) => line),
    account: {
      accountHolder: name,
      accountNumber: shown(accountNumber),
      ifsc,
      pan: shown(pan),
      gstin: gstin && shown(gstin),
    },
    isMasked,
    acceptedAt: invoice.accepted_at?.toISOString() ?? null,
    paidAt: invoice.paid_at?.toISOString() ?? null,
    paymentReference: invoice.payment_reference,
    creditNote,
    pdfUrl: `/api/invoice/${id}/pdf`,
    creditNoteUrl: creditNote && `/api/invoice/${id}/pdf?paper=credit-note`,
  };
}
