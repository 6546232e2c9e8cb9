import { Table } from '@chakra-ui/react/table';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { chakra } from '#src/theme/chakra.tsx';
import type { DataColumn } from './data-columns.ts';

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '8',
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    borderRadius: 'sm',
    _hover: { color: 'ink' },
    '& svg': { flexShrink: '0' },
  },
});

type Props = {
  text: string;
  about: Pick<DataColumn<never>, 'sort' | 'isNumeric'> | undefined;
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
};

/** The header of a column; a button where the server can sort by it. */
export function TableHeaderCell({ text, about = {}, sort, onSort }: Props) {
  const { sort: order, isNumeric } = about;
  const direction = order && sortedDirection(order, sort);
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <Table.ColumnHeader scope="col" aria-sort={direction} textAlign={isNumeric ? 'end' : 'start'}>
      {order && onSort ? (
        <SortButton type="button" onClick={() => onSort(nextOrder(order, sort))}>
          {text}
          {direction ? (
            <Arrow size="1em" aria-hidden="true" />
          ) : (
            <ArrowUpDown size="1em" opacity="0.5" aria-hidden="true" />
          )}
        </SortButton>
      ) : (
        text
      )}
    </Table.ColumnHeader>
  );
}

type Order = NonNullable<DataColumn<never>['sort']>;

/** How the table is sorted by a column; undefined while it is sorted by another one. */
function sortedDirection({ by, direction, reverse }: Order, sort: string | undefined) {
  if (sort === by) return direction;
  if (!reverse || sort !== reverse.by) return undefined;
  return direction === 'ascending' ? 'descending' : 'ascending';
}

/** What a press of the header asks for: the opposite order where the column has the first one. */
const nextOrder = ({ by, reverse }: Order, sort: string | undefined): string =>
  reverse && sort === by ? reverse.by : by;
