import type { DataColumn, RowSelection } from './data-columns.ts';
import { RowCards, useRowCards } from './row-cards.tsx';
import { TableGrid } from './table-grid.tsx';
import { useDataTable } from './use-data-table.ts';

type DataTableProps<Row extends object> = {
  /** The name under which this device keeps the choice of columns. */
  id: string;
  /** What the table lists; read out before it. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What a row is called; its checkbox says it to screen readers. */
  rowName: (row: Row) => string;
  sort?: string | undefined;
  onSort?: ((sort: string) => void) | undefined;
  selection?: RowSelection | undefined;
};

/**
 * A list of records as a table; as cards on a phone. Only rows near the window are drawn, so that
 * thousands scroll smoothly. The server sorts and filters.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, rowName, sort, onSort } = props;
  const table = useDataTable(props);
  const hasSelection = props.selection !== undefined;
  const isNarrow = useRowCards();
  return isNarrow ? (
    <RowCards table={table} label={label} rowName={rowName} hasSelection={hasSelection} />
  ) : (
    <TableGrid
      table={table}
      label={label}
      rowName={rowName}
      hasSelection={hasSelection}
      sort={sort}
      onSort={onSort}
    />
  );
}
