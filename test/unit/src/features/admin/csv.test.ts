import { describe, expect, it } from 'vitest';
import { toCsv } from '#src/ui/data/csv.ts';

const column = { key: 'name', header: 'Name', cell: String, text: (row: string) => row };
const timeHeader = (header: string) => `${header} (India time)`;
const csv = (columns: Parameters<typeof toCsv<string>>[0], rows: string[]) =>
  toCsv(columns, rows, timeHeader);
const cell = (value: string) => csv([column], [value]).split('\r\n')[1];

describe('a list as CSV', () => {
  it('starts with a byte order mark and the headers, and ends each line with CRLF', () => {
    expect(csv([column, { ...column, header: 'Again' }], ['मीरा'])).toBe(
      '\uFEFF"Name","Again"\r\n"मीरा","मीरा"\r\n',
    );
  });

  it('says in the header of times by which clock they are', () => {
    expect(csv([{ ...column, header: 'Created', isTime: true }], [])).toBe(
      '\uFEFF"Created (India time)"\r\n',
    );
  });

  it('doubles quotes and keeps commas and line breaks inside of a cell', () => {
    expect(csv([column], ['a "b", c\nd'])).toContain('"a ""b"", c\nd"\r\n');
  });

  it.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])(
    'keeps spreadsheets from running %j as a formula',
    (value) => {
      expect(csv([column], [value])).toContain(`"'${value}"`);
    },
  );

  it.each(['-12.50', '+919876543210', '1,200'])('leaves the number %s as it is', (value) => {
    expect(cell(value)).toBe(`"${value}"`);
  });
});
