import {
  type Cell,
  columnVisibilityFeature,
  type ReactTable,
  type Row,
  rowSelectionFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** One column of a data table. The first column names the row and is always shown. */
export type DataColumn<Row, Sort extends string = string> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The value in a CSV file. */
  text: (row: Row) => string;
  /** The order that the header offers; the server sorts. */
  sort?: {
    by: Sort;
    direction: 'ascending' | 'descending';
    /** The opposite order, by another press of the header; the label names it in a choice. */
    reverse?: { by: Sort; label: string };
  };
  /** Hidden until the person chooses it. */
  isOptional?: boolean;
  /** A moment by the clock of India; the header of a CSV file says so. */
  isTime?: boolean;
  /** Numbers and amounts are aligned to the end of their cell. */
  isNumeric?: boolean;
};

/** The rows that a person has ticked, by their keys. */
export type RowSelection = {
  selected: ReadonlySet<string>;
  /** Whether the checkboxes are there but cannot be ticked now. */
  isDisabled: boolean;
  onChange: (selected: ReadonlySet<string>) => void;
};

/** What the tables use of TanStack Table; the server filters, sorts and pages. */
export const dataTableFeatures = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  columnMeta: {} as Pick<DataColumn<never>, 'sort' | 'isNumeric'>,
});

export type TableModel<Row extends object> = ReactTable<typeof dataTableFeatures, Row>;
export type TableRow<Record extends object> = Row<typeof dataTableFeatures, Record>;
export type TableCell<Record extends object> = Cell<typeof dataTableFeatures, Record>;
