import { expect, it } from 'vitest';
import {
  iccRateCard,
  ogcRateCard,
  rateCard,
  replacedRateCard,
} from '#contract/examples/money/payments.ts';
import { latestRates } from '#src/features/admin/invoices/rate-cards/latest-rates.ts';

const planned = rateCard({
  fromMonth: '2026-12',
  version: 2,
  rates: [{ format: 'FORMAT_ARTICLE', kind: 'views', paisePerThousand: 4550 }],
});

it('begins a rate card with the prices of the latest one of its payment type', () => {
  const cards = [ogcRateCard, iccRateCard, replacedRateCard, planned];
  expect(latestRates(cards, 'ICC')).toMatchObject({
    FORMAT_ARTICLE_views: '45.50',
    FORMAT_ARTICLE_shares: '',
  });
  expect(latestRates(cards, 'OGC')).toMatchObject({ FORMAT_ARTICLE_views: '12' });
});

it('begins the first rate card of a payment type without prices', () => {
  expect(new Set(Object.values(latestRates([], 'OGC')))).toEqual(new Set(['']));
});
