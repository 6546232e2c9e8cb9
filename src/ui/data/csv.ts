import type { DataColumn } from './table/data-columns.ts';

/** What a file says of each row. */
export type FileColumn<Row> = Pick<DataColumn<Row>, 'header' | 'text' | 'isTime'>;

/** So that spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF';
const plainNumber = /^[+-]?[\d.,]+$/;
const formulaStart = /^[=+\-@\t\r]/;

/**
 * The rows as CSV (RFC 4180), with the headers of the columns in the first line.
 * @param timeHeader the header of a column of times, which says by which clock they are
 */
export function toCsv<Row>(
  columns: readonly FileColumn<Row>[],
  rows: readonly Row[],
  timeHeader: (header: string) => string,
): string {
  const lines = rows.map((row) => columns.map((column) => column.text(row)));
  const header = columns.map(({ header: text, isTime }) => (isTime ? timeHeader(text) : text));
  return byteOrderMark + [header, ...lines].map(toLine).join('');
}

const toLine = (values: readonly string[]) => `${values.map(toCell).join(',')}\r\n`;

/**
 * A value as a quoted cell. A leading apostrophe keeps spreadsheets from running what people wrote
 * as a formula (OWASP, CSV injection).
 */
function toCell(value: string): string {
  const isFormula = formulaStart.test(value) && !plainNumber.test(value);
  return `"${(isFormula ? `'${value}` : value).replaceAll('"', '""')}"`;
}
