import { Table } from '@chakra-ui/react/table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { ChakraProvider } from '#src/ui/layout/chakra-provider.tsx';
import type { TableModel } from './data-columns.ts';
import { GridRow } from './grid-row.tsx';
import { TableCheckbox } from './table-checkbox.tsx';
import { TableHeaderCell } from './table-header-cell.tsx';
import { SelectAllLabel } from './table-texts.tsx';

type Props<Row extends object> = {
  table: TableModel<Row>;
  label: string;
  rowName: (row: Row) => string;
  /** Whether rows have checkboxes. */
  hasSelection: boolean;
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
};

/** Rows above and below the window that are drawn as well, in rows. */
const overscan = 8;
/** The height of a row before it is measured, in pixels. */
const estimatedRowHeight = 57;

/** The rows of a table under a header that stays. It scrolls by itself, and by arrow keys. */
export function TableGrid<Row extends object>(props: Props<Row>) {
  const { table, label, rowName, hasSelection, sort, onSort } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { rows } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedRowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan,
  });
  const drawn = virtualizer.getVirtualItems();
  const above = drawn[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  return (
    <ChakraProvider>
      <Table.ScrollArea
        ref={scroller}
        tabIndex={0}
        role="region"
        aria-label={label}
        maxHeight="max(20rem, calc(100dvh - 12rem))"
        bg="surface.raised"
        borderWidth="1px"
        borderColor="line"
        borderRadius="md"
      >
        <Table.Root aria-rowcount={rows.length + 1}>
          <Table.Header>
            <HeaderRow table={table} hasSelection={hasSelection} sort={sort} onSort={onSort} />
          </Table.Header>
          <Table.Body>
            <Space height={above} />
            {drawn.map(({ index }) => {
              const row = rows[index];
              if (!row) return null;
              return (
                <GridRow
                  key={row.id}
                  table={table}
                  row={row}
                  cells={row.getVisibleCells()}
                  index={index}
                  name={rowName(row.original)}
                  hasSelection={hasSelection}
                  isSelected={row.getIsSelected()}
                  canSelect={row.getCanSelect()}
                  measure={virtualizer.measureElement}
                />
              );
            })}
            <Space height={below} />
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
    </ChakraProvider>
  );
}

type HeaderProps<Row extends object> = Pick<
  Props<Row>,
  'table' | 'hasSelection' | 'sort' | 'onSort'
>;

/** The names of the columns, and the checkbox that selects all rows. */
function HeaderRow<Row extends object>({ table, hasSelection, sort, onSort }: HeaderProps<Row>) {
  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  const canSelect = table.getRowModel().rows.some((row) => row.getCanSelect());
  return (
    <Table.Row aria-rowindex={1}>
      {hasSelection && (
        <Table.ColumnHeader scope="col" width="12">
          <TableCheckbox
            checked={table.getIsAllRowsSelected()}
            disabled={!canSelect}
            isMixed={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
            onChange={table.getToggleAllRowsSelectedHandler()}
            label={<SelectAllLabel />}
          />
        </Table.ColumnHeader>
      )}
      {headers.map(({ id, column }) => (
        <TableHeaderCell
          key={id}
          text={String(column.columnDef.header)}
          about={column.columnDef.meta}
          sort={sort}
          onSort={onSort}
        />
      ))}
    </Table.Row>
  );
}

/** Takes the space of the rows that are not rendered. */
function Space({ height }: { height: number }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a table row cannot be focused
  return height > 0 ? <tr aria-hidden="true" style={{ height }} /> : null;
}
