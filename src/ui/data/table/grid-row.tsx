import { Table } from '@chakra-ui/react/table';
import { memo } from 'react';
import type { TableCell, TableModel, TableRow } from './data-columns.ts';
import { TableCheckbox } from './table-checkbox.tsx';
import { SelectRowLabel } from './table-texts.tsx';

type Props<Row extends object> = {
  table: TableModel<Row>;
  row: TableRow<Row>;
  /** The cells of the shown columns. */
  cells: readonly TableCell<Row>[];
  /** Its place among all rows, from 0. */
  index: number;
  /** What its checkbox is called. */
  name: string;
  hasSelection: boolean;
  isSelected: boolean;
  canSelect: boolean;
  /** Receives the rendered element, whose height it measures. */
  measure: (element: Element | null) => void;
};

function AnyGridRow<Row extends object>(props: Props<Row>) {
  const { table, row, cells, index, name, hasSelection, isSelected, canSelect, measure } = props;
  return (
    <Table.Row
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      data-selected={isSelected || undefined}
    >
      {hasSelection && (
        <Table.Cell>
          <TableCheckbox
            checked={isSelected}
            disabled={!canSelect}
            onChange={row.getToggleSelectedHandler()}
            label={<SelectRowLabel name={name} />}
          />
        </Table.Cell>
      )}
      {cells.map((cell, place) => (
        <Table.Cell
          key={cell.id}
          {...(place === 0 && { as: 'th', scope: 'row' })}
          textAlign={cell.column.columnDef.meta?.isNumeric ? 'end' : 'start'}
        >
          <table.FlexRender cell={cell} />
        </Table.Cell>
      ))}
    </Table.Row>
  );
}

/** A row of the table. It is drawn again only when something of it changes, not at each scroll. */
export const GridRow = memo(AnyGridRow) as typeof AnyGridRow;
