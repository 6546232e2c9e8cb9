import {
  iccRateCard,
  invoicedPayment,
  ogcRateCard,
  openPayment,
  paidPayment,
} from '../../money/payments.ts';
import type { OperationExamples } from '../../operation-examples.ts';
import { meera } from '../../people.ts';
import { emptyPage } from '../../replies.ts';

export const moneyPaymentsExamples = {
  getPaymentList: {
    request: { own: {}, 'of-creator': { userId: meera.userId } },
    200: {
      empty: emptyPage,
      some: { data: { rows: [openPayment, invoicedPayment, paidPayment], nextPageUrl: null } },
    },
  },

  getRateCards: {
    200: {
      empty: emptyPage,
      own: { data: { rows: [iccRateCard], nextPageUrl: null } },
      'for-staff': { data: { rows: [iccRateCard, ogcRateCard], nextPageUrl: null } },
    },
  },

  saveRateCard: {
    request: {
      icc: {
        paymentType: 'ICC',
        fromMonth: '2026-12',
        rates: [
          { format: 'FORMAT_ARTICLE', kind: 'views', paisePerThousand: 4500 },
          { format: 'FORMAT_GALLERY', kind: 'views', paisePerThousand: 3000 },
        ],
      },
      ogc: {
        paymentType: 'OGC',
        fromMonth: '2026-12',
        rates: [{ format: 'FORMAT_ARTICLE', kind: 'views', paisePerThousand: 1200 }],
      },
    },
    200: { saved: { data: iccRateCard } },
    errors: {
      'invalid-request': {
        'past-month': { fields: { fromMonth: 'not-allowed' } },
        'duplicate-rate': { fields: { rates: 'malformed' } },
      },
    },
  },
} satisfies OperationExamples;
