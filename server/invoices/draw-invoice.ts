import type PDFDocument from 'pdfkit';
import { maskIdentifier } from '#domain/bank-details.ts';
import { gstStates, stateCodeOf } from '#domain/gst.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { rows, totals } from './invoice-figures.ts';
import { Pen, type Style } from './pen.ts';

type Page = InstanceType<typeof PDFDocument>;

const [left, right, bottom] = [50, 545, 770];
const half = 235;
const grey = '#5a5a5a';
const small: Style = { size: 8, colour: grey };
const body: Style = { size: 9.5 };
const strong: Style = { size: 9.5, weight: 'bold' };

/** Draws an invoice with all that Rule 46 of the CGST Rules asks for, or the credit note that takes it back (Rule 53). */
export async function drawInvoice(
  page: Page,
  invoice: InvoiceDocument,
  isCreditNote: boolean,
): Promise<void> {
  const pen = new Pen(page);
  let y = await drawHead(pen, invoice, isCreditNote);
  y = await drawParties(pen, invoice, y + 24);
  y = await drawTerms(pen, invoice, y + 14);
  y = await drawRows(page, pen, invoice, y + 18);
  await drawFoot(page, pen, invoice, y);
}

async function drawHead(
  pen: Pen,
  { number, issuedOn, supplier, creditNote }: InvoiceDocument,
  isCreditNote: boolean,
) {
  const name = supplier.gstin ? 'Tax invoice' : 'Invoice';
  const title = isCreditNote ? 'Credit note' : name;
  await pen.line(title, { x: left, y: 70 }, { size: 20, weight: 'bold' });
  const own = isCreditNote && creditNote ? creditNote : { number, issuedOn };
  await pen.line(`No. ${own.number}`, { x: right, y: 62 }, strong, 'right');
  await pen.line(`Date ${own.issuedOn}`, { x: right, y: 77 }, body, 'right');
  if (!isCreditNote || !creditNote) return 90;
  await pen.line(`Takes back ${name.toLowerCase()} ${number} of ${issuedOn}`, { x: left, y: 92 }, body);
  return pen.paragraph(`Reason: ${creditNote.reason}`, { x: left, y: 107, width: right - left }, body);
}

async function drawParties(pen: Pen, { supplier, terms }: InvoiceDocument, y: number): Promise<number> {
  const { recipient } = terms;
  const from = await drawParty(pen, { x: left, y }, 'Supplier', supplier.name, [
    supplier.penName && supplier.penName !== supplier.name ? `Publishes as ${supplier.penName}` : null,
    supplier.address,
    supplier.gstin ? `GSTIN ${supplier.gstin}` : 'Not registered under GST',
    `PAN ${maskIdentifier(supplier.pan)}`,
  ]);
  const to = await drawParty(pen, { x: left + half + 25, y }, 'Recipient', recipient.name, [
    recipient.address,
    `GSTIN ${recipient.gstin}`,
    `State ${stateOf(recipient.gstin)}`,
  ]);
  return Math.max(from, to);
}

async function drawParty(
  pen: Pen,
  { x, y }: { x: number; y: number },
  label: string,
  name: string,
  lines: (string | null)[],
): Promise<number> {
  await pen.line(label, { x, y }, small);
  let next = await pen.paragraph(name, { x, y: y + 18, width: half }, { size: 11, weight: 'bold' });
  for (const line of lines) if (line) next = await pen.paragraph(line, { x, y: next, width: half }, body);
  return next;
}

const stateOf = (gstin: string) => `${gstStates[stateCodeOf(gstin)]} (${stateCodeOf(gstin)})`;

async function drawTerms(pen: Pen, { month, terms }: InvoiceDocument, y: number): Promise<number> {
  await pen.line(`Month ${month}`, { x: left, y }, body);
  await pen.line(`Place of supply ${stateOf(terms.recipient.gstin)}`, { x: left + 110, y }, body);
  await pen.line('Tax payable on reverse charge: No', { x: right, y }, body, 'right');
  return y;
}

/** Right ends of the figures. */
const columns = { sac: 330, quantity: 395, rate: 465, amount: right };

async function drawRows(page: Page, pen: Pen, invoice: InvoiceDocument, top: number): Promise<number> {
  let y = await drawTableHead(page, pen, top);
  for (const { description, quantity, rate, amount } of rows(invoice)) {
    if (y > bottom - 40) y = await drawTableHead(page.addPage(), pen, 60);
    await pen.line(description, { x: left, y }, body);
    await pen.line(invoice.terms.sac, { x: columns.sac, y }, body, 'right');
    await pen.line(quantity, { x: columns.quantity, y }, body, 'right');
    await pen.line(rate, { x: columns.rate, y }, body, 'right');
    await pen.line(amount, { x: columns.amount, y }, body, 'right');
    y += 16;
  }
  rule(page, y - 6);
  return y + 10;
}

async function drawTableHead(page: Page, pen: Pen, y: number): Promise<number> {
  await pen.line('Content supplied', { x: left, y }, small);
  await pen.line('SAC', { x: columns.sac, y }, small, 'right');
  await pen.line('Quantity', { x: columns.quantity, y }, small, 'right');
  await pen.line('Per thousand', { x: columns.rate, y }, small, 'right');
  await pen.line('Taxable value', { x: columns.amount, y }, small, 'right');
  rule(page, y + 6);
  return y + 22;
}

async function drawFoot(page: Page, pen: Pen, invoice: InvoiceDocument, top: number): Promise<void> {
  const figures = totals(invoice);
  let y = top;
  if (y + figures.length * 16 + 80 > bottom) {
    page.addPage();
    y = 60;
  }
  for (const { label, amount, isTotal } of figures) {
    const style = isTotal ? strong : body;
    await pen.line(label, { x: columns.rate, y }, style, 'right');
    await pen.line(amount, { x: columns.amount, y }, style, 'right');
    y += 16;
  }
  const { accountNumber, ifsc } = invoice.supplier;
  y += 14;
  await pen.line(`Paid to account ${maskIdentifier(accountNumber)}, IFSC ${ifsc}`, { x: left, y }, body);
  const signature =
    'Issued electronically in the name of the supplier, who accepts it in the portal. An electronic invoice needs no signature (Rule 46, CGST Rules).';
  await pen.paragraph(signature, { x: left, y: y + 20, width: right - left }, small);
}

function rule(page: Page, y: number): void {
  page.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor('#bbbbbb').stroke();
}
