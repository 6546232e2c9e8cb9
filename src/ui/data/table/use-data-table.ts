import {
  type ColumnDef,
  functionalUpdate,
  type RowSelectionState,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { useColumnChoice } from './column-choice.ts';
import {
  type DataColumn,
  dataTableFeatures,
  type RowSelection,
  type TableModel,
} from './data-columns.ts';

type Options<Row extends object> = {
  id: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection?: RowSelection | undefined;
};

/** The table's model: which columns are shown, as this device remembers, which rows are ticked. */
export function useDataTable<Row extends object>(options: Options<Row>): TableModel<Row> {
  const { id, columns, rows, rowKey, selection } = options;
  const [choice, choose] = useColumnChoice(id);
  const columnDefs = useMemo(() => columns.map(toColumnDef), [columns]);
  const columnVisibility = useMemo(
    () => ({
      ...Object.fromEntries(columns.map(({ key, isOptional }) => [key, !isOptional])),
      ...choice,
    }),
    [columns, choice],
  );
  const rowSelection = useMemo(() => toSelectionState(selection?.selected), [selection?.selected]);
  return useTable({
    features: dataTableFeatures,
    columns: columnDefs,
    data: rows,
    getRowId: rowKey,
    enableRowSelection: selection?.isDisabled === false,
    state: { columnVisibility, rowSelection },
    onColumnVisibilityChange: (change) => choose(functionalUpdate(change, columnVisibility)),
    onRowSelectionChange: (change) =>
      selection?.onChange(new Set(Object.keys(functionalUpdate(change, rowSelection)))),
  });
}

const toSelectionState = (selected: ReadonlySet<string> = new Set()): RowSelectionState =>
  Object.fromEntries([...selected].map((key) => [key, true]));

function toColumnDef<Row extends object>(
  { key, header, cell, sort, isNumeric }: DataColumn<Row>,
  index: number,
): ColumnDef<typeof dataTableFeatures, Row> {
  return {
    id: key,
    header,
    cell: ({ row }) => cell(row.original),
    enableHiding: index > 0,
    meta: { ...(sort && { sort }), ...(isNumeric && { isNumeric }) },
  };
}
