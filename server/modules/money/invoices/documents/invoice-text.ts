import type { EngagementKind } from '#domain/analytics/engagement.ts';
import type { PostFormat } from '#domain/post/post-formats.ts';
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
export function invoiceTotals({ amounts, terms }: Pick<InvoiceDocument, 'amounts' | 'terms'>) {
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
    { label: 'Total', amount: `₹${formatRupees(total)}`, isTotal: true },
    ...(withheld > 0
      ? [
          {
            label: `Withheld, section ${withholding.section}`,
            amount: `-${formatRupees(withheld)}`,
            isTotal: false,
          },
        ]
      : []),
    { label: 'Payable', amount: `₹${formatRupees(payable)}`, isTotal: true },
  ];
}
