import { describe, expect, it } from 'vitest';
import { earningsByFormat } from '#domain/money/earnings.ts';
import { parseInvoiceFilters, serializeMoneyFilters } from '#src/features/money/money-filters.ts';

const creator = '01930000-0000-7000-8000-000000000001';

describe('the address of invoices', () => {
  it('names month, state and creator, and leaves out what is none of them', () => {
    const address = `month=2026-10&state=PAID&creator=${creator}`;
    const filters = { month: '2026-10', state: 'PAID', creator } as const;
    expect(parseInvoiceFilters(new URLSearchParams(address))).toEqual(filters);
    expect(serializeMoneyFilters(filters).toString()).toBe(address);
    expect(parseInvoiceFilters(new URLSearchParams('month=2026-13&state=GONE&creator=me'))).toEqual(
      {},
    );
  });
});

describe('earnings by format', () => {
  it('sums engagement of one kind and rate, and keeps rates apart', () => {
    const views = { format: 'FORMAT_ARTICLE', kind: 'views', paisePerThousand: 4000 } as const;
    expect(
      earningsByFormat([
        { ...views, count: 1000, paise: 4000 },
        { ...views, format: 'FORMAT_VIDEO', count: 10, paise: 40 },
        { ...views, count: 500, paise: 2000 },
        { ...views, paisePerThousand: 5000, count: 1000, paise: 5000 },
      ]),
    ).toEqual([
      {
        format: 'FORMAT_ARTICLE',
        paise: 11_000,
        lines: [
          { kind: 'views', paisePerThousand: 4000, count: 1500, paise: 6000 },
          { kind: 'views', paisePerThousand: 5000, count: 1000, paise: 5000 },
        ],
      },
      {
        format: 'FORMAT_VIDEO',
        paise: 40,
        lines: [{ kind: 'views', paisePerThousand: 4000, count: 10, paise: 40 }],
      },
    ]);
  });
});
