import { openPayment } from '#contract/examples/money/payments.ts';
import type { Creator, Payment } from '#src/features/money/earnings/live-earnings-machines.ts';

const asOf = '2026-11-21T09:30:00.000Z';
const line = {
  format: 'FORMAT_ARTICLE',
  kind: 'views',
  paisePerThousand: 4000,
  invoiceId: null,
} as const;
const invoiceId = '01930000-0000-7000-8000-0000000000d1';

/** A running month, one on an invoice with late earnings, and a paid one. */
export const payments: Payment[] = [
  openPayment,
  {
    month: '2026-10',
    paise: 846_400,
    invoicedPaise: 842_400,
    paidPaise: 0,
    asOf,
    lines: [
      { ...line, invoiceId, count: 210_600, paise: 842_400 },
      { ...line, count: 1000, paise: 4000 },
    ],
  },
  {
    month: '2026-09',
    paise: 123_456_789,
    invoicedPaise: 123_456_789,
    paidPaise: 123_456_789,
    asOf,
    lines: [{ ...line, invoiceId, format: 'GIFVIDEO', count: 30_864_197, paise: 123_456_789 }],
  },
];

const names = [
  ['मीरा कुलकर्णी', 'meera.likhti'],
  ['زینب انصاری', 'zainab.ansari'],
] as const;

/** For an agency. */
export const creators = names.map(([name, handle], index) => ({
  creatorUserId: `01930000-0000-7000-8000-00000000000${index + 1}`,
  name,
  handle,
})) as unknown as Creator[];
