import type { EngagementKind } from '#domain/analytics/engagement.ts';
import { fallbackLanguage, type InterfaceLanguage } from '#domain/language/languages.ts';
import type { PostFormat } from '#domain/post/post-formats.ts';
import { serverText } from '#server/platform/texts/server-texts.ts';
import type { InvoiceDocument } from '../invoice-document.ts';

const formats: Record<PostFormat, string> = {
  FORMAT_ARTICLE: 'Articles',
  FORMAT_IMAGE: 'Images',
  FORMAT_GALLERY: 'Photo galleries',
  FORMAT_VIDEO: 'Videos',
  GIFVIDEO: 'GIF videos',
};
const kinds: Record<EngagementKind, string> = {
  views: 'views',
  impressions: 'impressions',
  likes: 'likes',
  shares: 'shares',
  comments: 'comments',
};

const rupees = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const wholeNumber = new Intl.NumberFormat('en-IN');

/** Rupees as they are written in India: 12,34,567.80. */
export const formatRupees = (paise: number): string => rupees.format(paise / 100);

type Heading =
  | 'tax-invoice'
  | 'invoice'
  | 'credit-note'
  | 'supplier'
  | 'recipient'
  | 'content'
  | 'total'
  | 'payable';

/** A heading in the language of the supplier; undefined where that is English or unknown. */
export const translatedHeading = (
  language: InterfaceLanguage | undefined,
  heading: Heading,
): string | undefined =>
  language === undefined || language === fallbackLanguage
    ? undefined
    : serverText(language, `invoice.${heading}`);

/** A heading in English, as the law asks, and in the language of the supplier beside it. */
export function invoiceHeading(language: InterfaceLanguage | undefined, heading: Heading): string {
  const english = serverText(fallbackLanguage, `invoice.${heading}`);
  const translated = translatedHeading(language, heading);
  return translated ? `${english} / ${translated}` : english;
}

/** The lines of an invoice in words and figures. */
export function invoiceRows({ lines }: Pick<InvoiceDocument, 'lines'>) {
  return lines.map(({ format, kind, month, count, paisePerThousand, paise }) => ({
    description: `${formats[format]}, ${kinds[kind]}, ${month}`,
    quantity: wholeNumber.format(count),
    rate: formatRupees(paisePerThousand),
    amount: formatRupees(paise),
  }));
}

/** The rows below the lines: taxes with their rates, the total, deductions and the payment. */
export function invoiceTotals({
  amounts,
  terms,
  supplier,
}: Pick<InvoiceDocument, 'amounts' | 'terms' | 'supplier'>) {
  const { taxable, cgst, sgst, igst, total, withheld, payable } = amounts;
  const { gstBasisPoints, withholding } = terms;
  const tax = (name: string, basisPoints: number, paise: number) =>
    paise > 0
      ? [{ label: `${name} ${basisPoints / 100}%`, amount: formatRupees(paise), isTotal: false }]
      : [];
  return [
    { label: 'Taxable value', amount: formatRupees(taxable), isTotal: false },
    ...tax('CGST', gstBasisPoints / 2, cgst),
    ...tax('SGST', gstBasisPoints / 2, sgst),
    ...tax('IGST', gstBasisPoints, igst),
    {
      label: invoiceHeading(supplier.language, 'total'),
      amount: `₹${formatRupees(total)}`,
      isTotal: true,
    },
    ...(withheld > 0
      ? [
          {
            label: `Withheld, section ${withholding.section}`,
            amount: `-${formatRupees(withheld)}`,
            isTotal: false,
          },
        ]
      : []),
    {
      label: invoiceHeading(supplier.language, 'payable'),
      amount: `₹${formatRupees(payable)}`,
      isTotal: true,
    },
  ];
}
