import { describe, expect, it } from 'vitest';
import { financialYearForDay } from '#domain/money/financial-year.ts';
import { calculateGst, gstStates } from '#domain/money/gst.ts';
import { invoiceNumber, invoiceNumberPattern } from '#domain/money/invoice-number.ts';
import { calculateWithholding } from '#domain/money/withholding.ts';

it.each([
  ['2026-03-31', '2526'],
  ['2026-04-01', '2627'],
  ['2027-03-31', '2627'],
  ['2099-12-31', '9900'],
])('%s is in the financial year %s', (day, year) => {
  expect(financialYearForDay(day)).toBe(year);
});

describe('an invoice number', () => {
  it.each([
    ['2627', 1, 'invoice', 1, '2627/000001/001'],
    ['2627', 36 ** 6 - 1, 'invoice', 999, '2627/ZZZZZZ/999'],
    ['2627', 36 ** 6 - 1, 'credit-note', 999, '2627/ZZZZZZ/C999'],
  ] as const)('of %s, supplier %i, %s %i is %s', (year, supplier, series, count, number) => {
    expect(invoiceNumber(year, supplier, series, count)).toBe(number);
    expect(number).toMatch(new RegExp(invoiceNumberPattern));
    expect(number).toMatch(/^[A-Za-z0-9/-]{1,16}$/);
  });

  it('is refused where it would grow too long', () => {
    expect(() => invoiceNumber('2627', 1, 'invoice', 1000)).toThrow(RangeError);
    expect(() => invoiceNumber('2627', 36 ** 6, 'invoice', 1)).toThrow(RangeError);
  });
});

describe('tax on a service', () => {
  const recipient = '29AAACD1234E1ZX';

  it.each([
    ['without registration there is none', null, { cgst: 0, sgst: 0, igst: 0 }],
    ['within a state it is halved', '29ABCPK1234L1ZX', { cgst: 900, sgst: 900, igst: 0 }],
    ['between states it is whole', '27ABCPK1234L1ZX', { cgst: 0, sgst: 0, igst: 1800 }],
  ])('%s', (_, supplier, taxes) => {
    expect(calculateGst(10_000, supplier, recipient, 1800)).toEqual(taxes);
  });

  it('is rounded to whole paise, halves up', () => {
    expect(calculateGst(1003, '27ABCPK1234L1ZX', recipient, 1800).igst).toBe(181);
    expect(calculateGst(50, '29ABCPK1234L1ZX', recipient, 1800)).toMatchObject({
      cgst: 5,
      sgst: 5,
    });
  });

  it('knows a state for each code', () => {
    expect(Object.keys(gstStates).every((code) => /^\d\d$/.test(code))).toBe(true);
    expect(new Set(Object.values(gstStates)).size).toBe(Object.keys(gstStates).length);
  });
});

describe('withholding', () => {
  const rule = { section: '393', basisPoints: 1000, threshold: 5_000_000 };

  it.each([
    ['nothing up to the threshold', 5_000_000, { fees: 0, withheld: 0 }, 0],
    ['all of the year once it is passed', 1_000_000, { fees: 4_500_000, withheld: 0 }, 550_000],
    ['only this fee afterwards', 1_000_000, { fees: 5_500_000, withheld: 550_000 }, 100_000],
    ['never more than the fee', 1, { fees: 5_000_000, withheld: 0 }, 1],
    ['nothing back', 100, { fees: 6_000_000, withheld: 900_000 }, 0],
  ])('takes %s', (_, fee, before, withheld) => {
    expect(calculateWithholding(fee, before, rule)).toBe(withheld);
  });
});
