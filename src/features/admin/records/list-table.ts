import type { DataColumn } from '#src/ui/data/table/data-columns.ts';

/** How a list is shown: the same for the table, the choice of columns and the CSV file. */
export type ListTable<Row extends object> = {
  /** Names the choice of columns on this device, and the file. */
  id: string;
  /** What the table lists; read out before it. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
};
