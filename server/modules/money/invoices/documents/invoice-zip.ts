import { Readable } from 'node:stream';
import type { Deps } from '#server/platform/dependencies.ts';
import { type InvoiceScope, listInvoices } from '../../repository/invoice-lists.ts';
import type { InvoiceRow } from '../../repository/invoices.ts';
import { type InvoiceDocumentKind, readInvoicePdf } from './invoice-pdf.ts';

type ZipDeps = Pick<Deps, 'db' | 'storage' | 'cipher'>;
type Wanted = { scope: InvoiceScope; month: string };

const pageSize = 50;

/** The file name of a document: the number without its slashes. */
export function invoiceFileName(
  { number, credit_note }: InvoiceRow,
  paper: InvoiceDocumentKind,
): string {
  const own = paper === 'credit-note' && credit_note ? credit_note.number : number;
  return `${own.replaceAll('/', '-')}.pdf`;
}

/**
 * The PDFs of a month with credit notes, as a ZIP file made while it is read: only one document at
 * a time is in memory. Null without any.
 */
export async function createInvoiceZip(deps: ZipDeps, wanted: Wanted): Promise<Readable | null> {
  const first = await readPage(deps, wanted, null);
  if (first.length === 0) return null;
  // Loaded only here: few processes ever make one. PDFs are compressed already, and it leaves them
  // as they are.
  const { makeZip } = await import('client-zip');
  return Readable.fromWeb(
    makeZip(zipEntries(deps, wanted, first)) as Parameters<typeof Readable.fromWeb>[0],
  );
}

const readPage = ({ db }: ZipDeps, { scope, month }: Wanted, after: string | null) =>
  listInvoices(db, scope, { month }, { sort: 'newest', after, limit: pageSize });

async function* zipEntries(deps: ZipDeps, wanted: Wanted, first: InvoiceRow[]) {
  let page = first;
  for (;;) {
    for (const invoice of page) yield* invoiceDocuments(deps, invoice);
    const last = page.at(-1);
    if (page.length < pageSize || !last) return;
    page = await readPage(deps, wanted, last.id);
  }
}

async function* invoiceDocuments(deps: ZipDeps, invoice: InvoiceRow) {
  for (const paper of ['invoice', 'credit-note'] as const) {
    const input = await readInvoicePdf(deps, invoice, paper);
    if (input)
      yield { name: invoiceFileName(invoice, paper), input, lastModified: invoice.issued_on };
  }
}
