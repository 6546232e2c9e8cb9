import type { Deps } from '#server/platform/dependencies.ts';
import {
  deleteConfidentialFile,
  readConfidentialFile,
  writeConfidentialFile,
} from '#server/platform/encryption/confidential-files.ts';
import { listInvoiceLines } from '../../repository/invoice-lines.ts';
import type { InvoiceRow } from '../../repository/invoices.ts';
import { decryptSupplier, type InvoiceDocument } from '../invoice-document.ts';
import { drawInvoice } from './invoice-layout.ts';

export type InvoiceDocumentKind = 'invoice' | 'credit-note';

type PdfDeps = Pick<Deps, 'db' | 'storage' | 'cipher'>;

/**
 * The PDF of an invoice or its credit note, drawn once and then stored encrypted. Null without a
 * credit note.
 */
export async function readInvoicePdf(
  deps: PdfDeps,
  invoice: InvoiceRow,
  paper: InvoiceDocumentKind,
): Promise<Buffer | null> {
  if (paper === 'credit-note' && invoice.credit_note === null) return null;
  const name = storedName(invoice.id, paper);
  const storedPdf = await readConfidentialFile(deps.storage, deps.cipher, name);
  if (storedPdf) return storedPdf;
  const drawn = await renderInvoicePdf(await loadInvoiceDocument(deps, invoice), paper);
  await writeConfidentialFile(deps.storage, deps.cipher, name, drawn);
  return drawn;
}

const storedName = (id: string, paper: InvoiceDocumentKind) =>
  paper === 'invoice' ? id : `credit-note-${id}`;

/** Deletes the drawn PDFs of an invoice, if there are any. */
export async function deleteInvoicePdfs(storage: Deps['storage'], id: string): Promise<void> {
  for (const paper of ['invoice', 'credit-note'] as const)
    await deleteConfidentialFile(storage, storedName(id, paper));
}

async function loadInvoiceDocument(
  { db, cipher }: PdfDeps,
  invoice: InvoiceRow,
): Promise<InvoiceDocument> {
  const { number, month, issued_on, amounts, terms, credit_note } = invoice;
  const lines = await listInvoiceLines(db, [invoice.id]);
  const supplier = decryptSupplier(cipher, invoice);
  return {
    number,
    month,
    issuedOn: issued_on,
    supplier,
    amounts,
    terms,
    lines,
    creditNote: credit_note,
  };
}

/** Draws the pages of an invoice. */
export async function renderInvoicePdf(
  invoice: InvoiceDocument,
  paper: InvoiceDocumentKind,
): Promise<Buffer> {
  // Loaded only here, so that processes without invoices do not load it.
  const { default: PDFDocument } = await import('pdfkit');
  const page = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'en-IN',
    info: { Title: invoice.number, CreationDate: new Date(invoice.issuedOn) },
  });
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => page.on('end', resolve).on('error', reject));
  await drawInvoice(page, invoice, paper === 'credit-note');
  page.end();
  await ended;
  return Buffer.concat(chunks);
}
