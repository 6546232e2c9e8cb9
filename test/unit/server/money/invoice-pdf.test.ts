import { inflateSync } from 'node:zlib';
import * as hb from 'harfbuzzjs';
import { describe, expect, it } from 'vitest';
import { renderInvoicePdf } from '#server/modules/money/invoices/documents/invoice-pdf.ts';
import {
  formatRupees,
  invoiceHeading,
  invoiceRows,
  invoiceTotals,
} from '#server/modules/money/invoices/documents/invoice-text.ts';
import type { InvoiceDocument } from '#server/modules/money/invoices/invoice-document.ts';
import { loadFont, splitIntoRuns, type TextRun } from '#server/platform/documents/script-fonts.ts';
import { account } from '../fixtures/payment-fixtures.ts';

const invoice: InvoiceDocument = {
  number: '2627/000001/001',
  month: '2026-10',
  issuedOn: '2026-11-03',
  supplier: { ...account, name: account.accountHolder, penName: null },
  amounts: {
    taxable: 123_456_780,
    cgst: 11_111_110,
    sgst: 11_111_110,
    igst: 0,
    total: 145_679_000,
    withheld: 12_345_678,
    payable: 133_333_322,
  },
  terms: {
    recipient: { name: 'Company', address: 'Bengaluru', gstin: '29AAACS1234D1ZK' },
    sac: '998439',
    gstBasisPoints: 1800,
    withholding: { section: '393', basisPoints: 1000 },
  },
  lines: [
    {
      month: '2026-10',
      format: 'FORMAT_ARTICLE',
      kind: 'views',
      count: 30_864_195,
      paisePerThousand: 4000,
      paise: 123_456_780,
    },
  ],
  creditNote: null,
};

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** What the pages of a PDF say: its streams, inflated, and strings without their escapes. */
function contentOf(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/\nstream\r?\n([\s\S]*?)\r?\nendstream/g);
  return [...streams]
    .map(([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'))
    .join('\n')
    .replace(/\\([\s\S])/g, (_, character: string) => escapes[character] ?? character);
}

/** A text as PDF strings hold it. */
const inUtf16 = (text: string) =>
  Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('latin1');

/** Glyphs that the font of a run does not have. */
async function missingGlyphs({ text, script }: TextRun): Promise<number> {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(await loadFont(script, 'bold'), buffer);
  return buffer.getGlyphInfos().filter(({ codepoint }) => codepoint === 0).length;
}

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

describe('the figures of an invoice', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [123_456_780, '12,34,567.80'],
    [100_000_000_000, '1,00,00,00,000.00'],
  ])('%i paise are %s rupees', (paise, text) => {
    expect(formatRupees(paise)).toBe(text);
  });

  it('name what was supplied', () => {
    expect(invoiceRows(invoice)).toEqual([
      {
        description: 'Articles, views, 2026-10',
        quantity: '3,08,64,195',
        rate: '40.00',
        amount: '12,34,567.80',
      },
    ]);
  });

  it('have headings in English and in the language of the supplier', () => {
    const supplier = { ...invoice.supplier, language: 'hi' as const };
    const labels = invoiceTotals({ ...invoice, supplier }).map(({ label }) => label);
    const some = ['Total / कुल', 'Payable / देय राशि', 'CGST 9%'];
    expect(labels).toEqual(expect.arrayContaining(some));
    expect(invoiceHeading('hi', 'supplier')).toBe('Supplier / आपूर्तिकर्ता');
    expect(invoiceHeading('en', 'supplier')).toBe('Supplier');
  });

  it('name each tax with its rate, the total, what is withheld and what is paid', () => {
    expect(invoiceTotals(invoice).map(({ label, amount }) => [label, amount])).toEqual([
      ['Taxable value', '12,34,567.80'],
      ['CGST 9%', '1,11,111.10'],
      ['SGST 9%', '1,11,111.10'],
      ['Total', '₹14,56,790.00'],
      ['Withheld, section 393', '-1,23,456.78'],
      ['Payable', '₹13,33,333.22'],
    ]);
  });
});

describe('a text in several scripts', () => {
  const textsOf = (text: string) => splitIntoRuns(text).map((run) => run.text);

  it.each([
    ['Meera Kulkarni', ['Meera Kulkarni']],
    ['मीरा कुलकर्णी', ['मीरा कुलकर्णी']],
    ['Publishes as मीरा', ['Publishes as ', 'मीरा']],
    ['مسرور Ansari', ['Ansari', 'مسرور ']],
    ['Name: مسرور', ['Name: ', 'مسرور']],
    ['क\u200dष', ['क\u200dष']],
    ['ab\u202ec\u0007d', ['abcd']],
  ])('%s is split into %j', (text, runs) => {
    expect(textsOf(text)).toEqual(runs);
  });
});

describe('the PDF of an invoice', () => {
  it.each([
    'मीरा श्रीकृष्ण त्र्यम्बक',
    'শ্রীকৃষ্ণ চট্টোপাধ্যায়',
    'কৃষ্ণকান্ত ৰায়',
    'கௌசல்யா ஸ்ரீனிவாசன்',
    'శ్రీకృష్ణ స్వర్ణ',
    'ശ്രീകൃഷ്ണൻ ലക്ഷ്മി',
    'ಶ್ರೀಕೃಷ್ಣ ಕುವೆಂಪು',
    'શ્રીકૃષ્ણ ત્રિવેદી',
    'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
    'ଶ୍ରୀକୃଷ୍ଣ ମହାନ୍ତି',
    'زینب انصاری',
    'José Ñandú',
  ])('carries %s in outlines and as text', async (name) => {
    const drawn = await renderInvoicePdf(
      { ...invoice, supplier: { ...invoice.supplier, name } },
      'invoice',
    );
    expect(drawn.subarray(0, 5).toString()).toBe('%PDF-');
    const shaped = splitIntoRuns(name).filter(({ script }) => script !== 'plain');
    expect(shaped.length).toBeGreaterThan(0);
    for (const run of shaped) {
      expect(contentOf(drawn)).toContain(`/ActualText (${inUtf16(run.text)})`);
      expect(await missingGlyphs(run)).toBe(0);
    }
  });

  it('is the same bytes whenever it is drawn', async () => {
    const withoutId = (pdf: Buffer) => pdf.toString('latin1').replace(/\/ID \[.*\]/s, '');
    const [first, second] = [
      await renderInvoicePdf(invoice, 'invoice'),
      await renderInvoicePdf(invoice, 'invoice'),
    ];
    expect(withoutId(first)).toBe(withoutId(second));
  });

  it('continues over as many pages as its lines need', async () => {
    const [line] = invoice.lines;
    const lines = Array.from({ length: 120 }, () => ({ ...line })) as InvoiceDocument['lines'];
    expect(pagesOf(await renderInvoicePdf(invoice, 'invoice'))).toBe(1);
    expect(pagesOf(await renderInvoicePdf({ ...invoice, lines }, 'invoice'))).toBe(4);
  });
});
