import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { type FileColumn, toCsv } from './csv.ts';

/** The address of the rows as a CSV file, for a download link, while the component is there. */
export function useCsvUrl<Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): string {
  const intl = useIntl();
  const url = useMemo(() => {
    const timeHeader = (header: string) =>
      intl.formatMessage(
        {
          id: 'records.export.time',
          defaultMessage: '{header} (India time, UTC+05:30)',
          description: 'Header of a column of times in a CSV file',
        },
        { header },
      );
    const csv = toCsv(columns, rows, timeHeader);
    return URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
  }, [intl, rows, columns]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return url;
}
