import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { ColumnMenu } from '#src/ui/data/table/column-menu.tsx';
import type { RowSelection } from '#src/ui/data/table/data-columns.ts';
import { DataTable } from '#src/ui/data/table/data-table.tsx';
import { Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import type { ExportActor } from './export-button.tsx';
import { FilterRow } from './filter-row.tsx';
import type { ListTable } from './list-table.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { NothingFound } from './nothing-found.tsx';
import { type ListActor, RecordListView } from './record-list-view.tsx';
import { SortSelect } from './sort-select.tsx';

type Props<Row extends object, Filters> = {
  title: ReactNode;
  /** What the list has in all, below the heading. */
  summary?: ReactNode;
  /** A link to the form for a new record. */
  create?: ReactNode;
  list: ListActor<Row, Filters>;
  exporter: ExportActor<Row, Filters>;
  table: ListTable<Row>;
  filters: Filters;
  /** The controls of the filters. */
  controls: ReactNode;
  /** Without filters nothing can be reset. */
  onReset: (() => void) | undefined;
  sort?: { value: string; onChange: (sort: string) => void };
  selection?: RowSelection | undefined;
  /** The actions on many rows, and their progress. */
  bulk?: ReactNode;
  /** The menu of saved views. */
  views?: ReactNode;
  /** What is shown while there is no record at all. */
  empty: ReactNode;
  /** Dialogs of the page. */
  children?: ReactNode;
};

/** A page of staff that lists records: filters, a table, the choice of columns, a CSV file. */
export function RecordListPage<Row extends object, Filters>(props: Props<Row, Filters>) {
  const { title, create, list, table, controls, onReset, sort, selection, empty } = props;
  const rows = useSelector(list, (current) => current.context.rows);
  return (
    <Page paddingBlock={{ base: '6', md: '8' }}>
      <Stack gap="5">
        <Row justifyContent="space-between">
          <PageTitle>{title}</PageTitle>
          {create}
        </Row>
        {props.summary}
        <FilterRow as="search">
          {controls}
          {sort && <SortSelect columns={table.columns} {...sort} />}
        </FilterRow>
        <ListToolbar list={list} exporter={props.exporter} file={table} filters={props.filters}>
          {props.views}
          <ColumnMenu id={table.id} columns={table.columns} />
        </ListToolbar>
        {props.bulk}
        <RecordListView actor={list} empty={onReset ? <NothingFound onReset={onReset} /> : empty}>
          <DataTable
            {...table}
            rows={rows}
            sort={sort?.value}
            onSort={sort?.onChange}
            selection={selection}
          />
        </RecordListView>
      </Stack>
      {props.children}
    </Page>
  );
}
