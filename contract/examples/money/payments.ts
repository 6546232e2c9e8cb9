import { builder, type Schemas } from '../builder.ts';
import { id } from '../ids.ts';

export const rateCard = builder<Schemas['RateCard']>({
  paymentType: 'ICC',
  fromMonth: '2026-04',
  version: 1,
  status: 'current',
  rates: [
    { format: 'FORMAT_ARTICLE', kind: 'views', paisePerThousand: 4000 },
    { format: 'FORMAT_ARTICLE', kind: 'shares', paisePerThousand: 20000 },
    { format: 'FORMAT_GALLERY', kind: 'views', paisePerThousand: 2500 },
  ],
  madeAt: '2026-03-27T10:15:00.000Z',
});

export const payment = builder<Schemas['Payment']>({
  month: '2026-11',
  paise: 1468950,
  invoicedPaise: 0,
  paidPaise: 0,
  lines: [
    {
      invoiceId: null,
      format: 'FORMAT_ARTICLE',
      kind: 'views',
      count: 318400,
      paisePerThousand: 4000,
      paise: 1273600,
    },
    {
      invoiceId: null,
      format: 'FORMAT_ARTICLE',
      kind: 'shares',
      count: 2140,
      paisePerThousand: 20000,
      paise: 42800,
    },
    {
      invoiceId: null,
      format: 'FORMAT_GALLERY',
      kind: 'views',
      count: 61020,
      paisePerThousand: 2500,
      paise: 152550,
    },
  ],
  asOf: '2026-11-21T09:30:00.000Z',
});

export const iccRateCard = rateCard();

export const ogcRateCard = rateCard({
  paymentType: 'OGC',
  version: 2,
  rates: [{ format: 'FORMAT_ARTICLE', kind: 'views', paisePerThousand: 1200 }],
  madeAt: '2026-03-27T10:20:00.000Z',
});

export const plannedRateCard = rateCard({
  fromMonth: '2026-12',
  version: 2,
  status: 'planned',
  rates: [{ format: 'FORMAT_ARTICLE', kind: 'views', paisePerThousand: 4500 }],
  madeAt: '2026-11-20T09:05:00.000Z',
});

export const replacedRateCard = rateCard({
  fromMonth: '2026-12',
  status: 'replaced',
  rates: [{ format: 'FORMAT_ARTICLE', kind: 'views', paisePerThousand: 5400 }],
  madeAt: '2026-11-20T09:00:00.000Z',
});

export const pastRateCard = rateCard({
  fromMonth: '2025-04',
  status: 'past',
  madeAt: '2025-03-28T08:40:00.000Z',
});

export const openPayment = payment();

export const invoicedPayment = payment({
  month: '2026-10',
  paise: 842400,
  invoicedPaise: 842400,
  lines: [
    {
      invoiceId: id('d1'),
      format: 'FORMAT_ARTICLE',
      kind: 'views',
      count: 210600,
      paisePerThousand: 4000,
      paise: 842400,
    },
  ],
});

export const paidPayment = payment({
  month: '2026-09',
  paise: 613200,
  invoicedPaise: 613200,
  paidPaise: 613200,
  lines: [
    {
      invoiceId: id('d4'),
      format: 'FORMAT_ARTICLE',
      kind: 'views',
      count: 138600,
      paisePerThousand: 4000,
      paise: 554400,
    },
    {
      invoiceId: id('d4'),
      format: 'GIFVIDEO',
      kind: 'views',
      count: 39200,
      paisePerThousand: 1500,
      paise: 58800,
    },
  ],
});
