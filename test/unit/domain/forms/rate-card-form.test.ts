import { describe, expect, it } from 'vitest';
import { fieldProblems } from '#domain/forms/form-schema.ts';
import {
  type RateCardValues,
  rateCardForm,
  rateFields,
  ratesOf,
  toRupees,
} from '#domain/forms/rate-card-form.ts';

const noRates = Object.fromEntries(rateFields.map(({ name }) => [name, ''])) as RateCardValues;
const card = (rates: Partial<RateCardValues> = {}): RateCardValues => ({
  ...noRates,
  paymentType: 'ICC',
  fromMonth: '2026-12',
  ...rates,
});
const problems = (rates: Partial<RateCardValues>) => fieldProblems(rateCardForm, card(rates));

describe('the form of a rate card', () => {
  it.each([['400'], ['0'], ['0.29'], ['.5'], ['100000'], [' 12.50 ']])(
    'takes the price "%s"',
    (price) => {
      expect(problems({ FORMAT_ARTICLE_views: price })).toEqual({});
    },
  );

  it.each([
    ['abc', 'not-decimal'],
    ['1,5', 'not-decimal'],
    ['1.', 'not-decimal'],
    ['-1', 'malformed'],
    ['0.295', 'malformed'],
    ['100000.01', 'not-allowed'],
  ])('refuses the price "%s" as %s', (price, code) => {
    expect(problems({ FORMAT_VIDEO_likes: price })).toEqual({ FORMAT_VIDEO_likes: code });
  });

  it('asks for one price at least', () => {
    expect(problems({})).toEqual({ FORMAT_ARTICLE_views: 'required' });
  });

  it('asks for a month', () => {
    expect(problems({ FORMAT_IMAGE_views: '1', fromMonth: '' })).toEqual({ fromMonth: 'required' });
  });

  it('sends prices in whole paise, and leaves empty ones out', () => {
    const values = card({ FORMAT_ARTICLE_views: '0.29', GIFVIDEO_shares: '400' });
    expect(ratesOf(values)).toEqual([
      { format: 'FORMAT_ARTICLE', kind: 'views', paisePerThousand: 29 },
      { format: 'GIFVIDEO', kind: 'shares', paisePerThousand: 40_000 },
    ]);
  });

  it('writes paise as rupees that can be typed', () => {
    expect([40_000, 4050, 5, 0].map(toRupees)).toEqual(['400', '40.50', '0.05', '0']);
  });
});
