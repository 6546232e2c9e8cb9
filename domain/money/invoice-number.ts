/*
 * Rule 46(b) of the CGST Rules: consecutive for each supplier, at most 16 characters of letters,
 * digits, - and /, unique in a financial year. Here: year / the supplier's own code / count, so
 * that no supplier's numbers wait for another's.
 */

export const invoiceNumberPattern = '^[0-9]{4}/[0-9A-Z]{6}/C?[0-9]{3}$';

export type NumberSeries = 'invoice' | 'credit-note';

/**
 * @param supplier the permanent number of the supplier
 * @param count from 1, in the financial year
 * @throws a RangeError when there are more than the format allows: 999 a year, 36^6 suppliers
 */
export function invoiceNumber(
  financialYear: string,
  supplier: number,
  series: NumberSeries,
  count: number,
): string {
  if (count > 999 || supplier >= 36 ** 6) throw new RangeError('No invoice number is left.');
  const code = supplier.toString(36).toUpperCase().padStart(6, '0');
  const prefix = series === 'credit-note' ? 'C' : '';
  return `${financialYear}/${code}/${prefix}${String(count).padStart(3, '0')}`;
}
