import { FormattedMessage } from 'react-intl';
import type { DataColumn } from '#src/ui/data/table/data-columns.ts';
import { useRowCards } from '#src/ui/data/table/row-cards.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { ListboxSelect } from '#src/ui/forms/listbox-select.tsx';
import { Box } from '#src/ui/layout/layout.tsx';

type Props<Row extends object> = {
  columns: readonly DataColumn<Row>[];
  value: string;
  onChange: (sort: string) => void;
};

/** The orders that the headers of the table offer, where rows are cards without headers. */
export function SortSelect<Row extends object>({ columns, value, onChange }: Props<Row>) {
  const options = columns.flatMap(({ sort, header }) =>
    sort
      ? [
          { value: sort.by, label: header },
          ...(sort.reverse ? [{ value: sort.reverse.by, label: sort.reverse.label }] : []),
        ]
      : [],
  );
  if (!useRowCards()) return null;
  return (
    <Box flex="1 1 9rem">
      <Field label={<FormattedMessage id="records.sort" defaultMessage="Sort by" />}>
        <ListboxSelect value={value} onChange={onChange} options={options} />
      </Field>
    </Box>
  );
}
