import {
  iccRateCard,
  invoicedPayment,
  ogcRateCard,
  openPayment,
  paidPayment,
  pastRateCard,
  plannedRateCard,
  replacedRateCard,
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
      'for-staff': {
        data: {
          rows: [plannedRateCard, replacedRateCard, ogcRateCard, iccRateCard, pastRateCard],
          nextPageUrl: null,
          total: 5,
        },
      },
      replaced: { data: { rows: [replacedRateCard], nextPageUrl: null, total: 1 } },
      'no-match': { data: { rows: [], nextPageUrl: null, total: 0 } },
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
    200: { saved: { data: plannedRateCard } },
    errors: {
      'invalid-request': {
        'past-month': { fields: { fromMonth: 'not-allowed' } },
        'duplicate-rate': { fields: { rates: 'malformed' } },
      },
    },
  },
} satisfies OperationExamples;
