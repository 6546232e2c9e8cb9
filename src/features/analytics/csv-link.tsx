import { Download } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { FileColumn } from '#src/ui/data/csv.ts';
import { useCsvUrl } from '#src/ui/data/use-csv-url.ts';
import { LinkButton } from '#src/ui/forms/button.tsx';

type Props<Row> = {
  /** The name of the file without its ending. */
  name: string;
  columns: readonly FileColumn<Row>[];
  rows: readonly Row[];
};

/** Saves rows that are on the page as a file; needs no network. */
export function CsvLink<Row>({ name, columns, rows }: Props<Row>) {
  return (
    <LinkButton
      kind="secondary"
      size="sm"
      alignSelf="flex-start"
      href={useCsvUrl(columns, rows)}
      download={`${name}.csv`}
      icon={<Download size="1.1em" aria-hidden="true" />}
    >
      <FormattedMessage
        id="analytics.export"
        defaultMessage="Export CSV"
        description="Link: saves the numbers as a file"
      />
    </LinkButton>
  );
}
