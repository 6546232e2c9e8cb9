import { keepConfidential, readConfidential } from '../confidential/confidential-files.ts';
import type { Deps } from '../deps.ts';
import { drawInvoice } from './draw-invoice.ts';
import { type InvoiceDocument, type InvoiceRow, openSupplier } from './invoice-document.ts';
import { linesOf } from './invoice-lines.ts';

export type Paper = 'invoice' | 'credit-note';

type PdfDeps = Pick<Deps, 'db' | 'storage' | 'safe'>;

/**
 * The PDF of an invoice or of its credit note: drawn once, then kept sealed and given out as it is. Null where there is no
 * credit note.
 */
export async function invoicePdf(deps: PdfDeps, invoice: InvoiceRow, paper: Paper): Promise<Buffer | null> {
  if (paper === 'credit-note' && invoice.credit_note === null) return null;
  const name = paper === 'invoice' ? invoice.id : `credit-note-${invoice.id}`;
  const kept = await readConfidential(deps.storage, deps.safe, name);
  if (kept) return kept;
  const drawn = await renderPdf(await documentOf(deps, invoice), paper);
  await keepConfidential(deps.storage, deps.safe, name, drawn);
  return drawn;
}

async function documentOf({ db, safe }: PdfDeps, invoice: InvoiceRow): Promise<InvoiceDocument> {
  const { number, month, issued_on, amounts, terms, credit_note } = invoice;
  const lines = await linesOf(db, [invoice.id]);
  const supplier = openSupplier(safe, invoice);
  return { number, month, issuedOn: issued_on, supplier, amounts, terms, lines, creditNote: credit_note };
}

/** Draws the pages of an invoice. */
export async function renderPdf(invoice: InvoiceDocument, paper: Paper): Promise<Buffer> {
  // Loaded only here: a process that draws no invoice does without.
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
