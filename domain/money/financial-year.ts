/**
 * The Indian financial year of a day (YYYY-MM-DD), by its two calendar years: 2627 from April 2026
 * to March 2027.
 */
export function financialYearForDay(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const startYear = month >= 4 ? year : year - 1;
  return `${String(startYear).slice(2)}${String(startYear + 1).slice(2)}`;
}
