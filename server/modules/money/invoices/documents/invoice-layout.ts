import type PDFDocument from 'pdfkit';
import { maskIdentifier } from '#domain/money/bank-details.ts';
import { gstStateCode, gstStates } from '#domain/money/gst.ts';
import { PdfTextWriter, type TextStyle } from '#server/platform/documents/pdf-text-writer.ts';
import type { InvoiceDocument } from '../invoice-document.ts';
import { invoiceHeading, invoiceRows, invoiceTotals, translatedHeading } from './invoice-text.ts';

type Page = InstanceType<typeof PDFDocument>;

const [left, right, bottom] = [50, 545, 770];
const columnWidth = 235;
const grey = '#5a5a5a';
const small: TextStyle = { size: 8, colour: grey };
const body: TextStyle = { size: 9.5 };
const strong: TextStyle = { size: 9.5, weight: 'bold' };

/**
 * Draws an invoice with all that Rule 46 of the CGST Rules asks for, or the credit note that takes
 * it back (Rule 53).
 */
export async function drawInvoice(
  page: Page,
  invoice: InvoiceDocument,
  isCreditNote: boolean,
): Promise<void> {
  const writer = new PdfTextWriter(page);
  let y = await drawHeader(writer, invoice, isCreditNote);
  y = await drawParties(writer, invoice, y + 24);
  y = await drawTerms(writer, invoice, y + 14);
  y = await drawRows(page, writer, invoice, y + 18);
  await drawFooter(page, writer, invoice, y);
}

async function drawHeader(
  writer: PdfTextWriter,
  { number, issuedOn, supplier, creditNote }: InvoiceDocument,
  isCreditNote: boolean,
) {
  const kind = supplier.gstin ? 'tax-invoice' : 'invoice';
  const paper = isCreditNote ? 'credit-note' : kind;
  const title = invoiceHeading('en', paper);
  await writer.line(title, { x: left, y: 70 }, { size: 20, weight: 'bold' });
  const translated = translatedHeading(supplier.language, paper);
  if (translated) await writer.line(translated, { x: left, y: 48 }, body);
  const own = isCreditNote && creditNote ? creditNote : { number, issuedOn };
  await writer.line(`No. ${own.number}`, { x: right, y: 62 }, strong, 'right');
  await writer.line(`Date ${own.issuedOn}`, { x: right, y: 77 }, body, 'right');
  if (!isCreditNote || !creditNote) return 90;
  await writer.line(
    `Takes back ${invoiceHeading('en', kind).toLowerCase()} ${number} of ${issuedOn}`,
    { x: left, y: 92 },
    body,
  );
  return writer.paragraph(
    `Reason: ${creditNote.reason}`,
    { x: left, y: 107, width: right - left },
    body,
  );
}

async function drawParties(
  writer: PdfTextWriter,
  { supplier, terms }: InvoiceDocument,
  y: number,
): Promise<number> {
  const { recipient } = terms;
  const label = invoiceHeading(supplier.language, 'supplier');
  const from = await drawParty(writer, { x: left, y }, label, supplier.name, [
    supplier.penName && supplier.penName !== supplier.name
      ? `Publishes as ${supplier.penName}`
      : null,
    supplier.address,
    supplier.gstin ? `GSTIN ${supplier.gstin}` : 'Not registered under GST',
    `PAN ${maskIdentifier(supplier.pan)}`,
  ]);
  const to = await drawParty(
    writer,
    { x: left + columnWidth + 25, y },
    invoiceHeading(supplier.language, 'recipient'),
    recipient.name,
    [recipient.address, `GSTIN ${recipient.gstin}`, `State ${stateLabel(recipient.gstin)}`],
  );
  return Math.max(from, to);
}

async function drawParty(
  writer: PdfTextWriter,
  { x, y }: { x: number; y: number },
  label: string,
  name: string,
  lines: (string | null)[],
): Promise<number> {
  await writer.line(label, { x, y }, small);
  let next = await writer.paragraph(
    name,
    { x, y: y + 18, width: columnWidth },
    { size: 11, weight: 'bold' },
  );
  for (const line of lines)
    if (line) next = await writer.paragraph(line, { x, y: next, width: columnWidth }, body);
  return next;
}

const stateLabel = (gstin: string) => `${gstStates[gstStateCode(gstin)]} (${gstStateCode(gstin)})`;

async function drawTerms(
  writer: PdfTextWriter,
  { month, terms }: InvoiceDocument,
  y: number,
): Promise<number> {
  await writer.line(`Month ${month}`, { x: left, y }, body);
  await writer.line(
    `Place of supply ${stateLabel(terms.recipient.gstin)}`,
    { x: left + 110, y },
    body,
  );
  await writer.line('Tax payable on reverse charge: No', { x: right, y }, body, 'right');
  return y;
}

/** Right ends of the figures. */
const columns = { sac: 330, quantity: 395, rate: 465, amount: right };

async function drawRows(
  page: Page,
  writer: PdfTextWriter,
  invoice: InvoiceDocument,
  top: number,
): Promise<number> {
  let y = await drawTableHead(page, writer, invoice, top);
  for (const { description, quantity, rate, amount } of invoiceRows(invoice)) {
    if (y > bottom - 40) y = await drawTableHead(page.addPage(), writer, invoice, 60);
    await writer.line(description, { x: left, y }, body);
    await writer.line(invoice.terms.sac, { x: columns.sac, y }, body, 'right');
    await writer.line(quantity, { x: columns.quantity, y }, body, 'right');
    await writer.line(rate, { x: columns.rate, y }, body, 'right');
    await writer.line(amount, { x: columns.amount, y }, body, 'right');
    y += 16;
  }
  drawRule(page, y - 6);
  return y + 10;
}

async function drawTableHead(
  page: Page,
  writer: PdfTextWriter,
  { supplier }: InvoiceDocument,
  y: number,
): Promise<number> {
  await writer.line(invoiceHeading(supplier.language, 'content'), { x: left, y }, small);
  await writer.line('SAC', { x: columns.sac, y }, small, 'right');
  await writer.line('Quantity', { x: columns.quantity, y }, small, 'right');
  await writer.line('Per thousand', { x: columns.rate, y }, small, 'right');
  await writer.line('Taxable value', { x: columns.amount, y }, small, 'right');
  drawRule(page, y + 6);
  return y + 22;
}

async function drawFooter(
  page: Page,
  writer: PdfTextWriter,
  invoice: InvoiceDocument,
  top: number,
): Promise<void> {
  const figures = invoiceTotals(invoice);
  let y = top;
  if (y + figures.length * 16 + 80 > bottom) {
    page.addPage();
    y = 60;
  }
  for (const { label, amount, isTotal } of figures) {
    const style = isTotal ? strong : body;
    await writer.line(label, { x: columns.rate, y }, style, 'right');
    await writer.line(amount, { x: columns.amount, y }, style, 'right');
    y += 16;
  }
  const { accountNumber, ifsc } = invoice.supplier;
  y += 14;
  await writer.line(
    `Paid to account ${maskIdentifier(accountNumber)}, IFSC ${ifsc}`,
    { x: left, y },
    body,
  );
  const signature =
    'Issued electronically in the name of the supplier, who accepts it in the portal. An electronic invoice needs no signature (Rule 46, CGST Rules).';
  await writer.paragraph(signature, { x: left, y: y + 20, width: right - left }, small);
}

function drawRule(page: Page, y: number): void {
  page.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor('#bbbbbb').stroke();
}
