import { maskIdentifier } from '#domain/money/bank-details.ts';
import type { DataOf } from '#server/http/handler.ts';
import type { AtRestCipher } from '#server/platform/encryption/at-rest-cipher.ts';
import type { InvoicedLine } from '../repository/invoice-lines.ts';
import type { ListedInvoice } from '../repository/invoice-lists.ts';
import { decryptSupplier } from './invoice-document.ts';

type Shown = DataOf<'getInvoiceList'>['rows'][number];

/**
 * An invoice in the form of the contract. Account and tax numbers are complete only for people who
 * need them.
 */
export function presentInvoice(
  cipher: AtRestCipher,
  invoice: ListedInvoice,
  lines: InvoicedLine[],
  { isMasked }: { isMasked: boolean },
): Shown {
  const { id, number, month, amounts, credit_note: creditNote } = invoice;
  const { name, accountNumber, ifsc, pan, gstin } = decryptSupplier(cipher, invoice);
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
