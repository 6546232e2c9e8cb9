import { Fragment } from 'react';
import { chakra } from '#src/theme/chakra.tsx';
import { largeText } from '#src/theme/recipes/large-text.ts';
import { Checkbox } from '#src/ui/forms/choices.tsx';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import { useMediaQuery } from '#src/ui/layout/use-media-query.ts';
import type { TableModel } from './data-columns.ts';
import { SelectRowLabel } from './table-texts.tsx';

const Values = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(6rem, auto) minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1',
    fontSize: 'sm',
    '& dt': { color: 'ink.muted' },
    '& dd': { minWidth: '0', overflowWrap: 'anywhere' },
    [largeText]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& dd + dt': { marginBlockStart: '2' },
    },
  },
});

/** As high as a finger needs it, without moving what is around it. */
const touchableLink = { '& > a': { display: 'block', paddingBlock: '2', marginBlock: '-2' } };

/** Whether the window is so narrow that the cells of a row are stacked. */
export const useRowCards = (): boolean => useMediaQuery('(max-width: 699px)');

type Props<Row extends object> = {
  table: TableModel<Row>;
  label: string;
  rowName: (row: Row) => string;
  hasSelection: boolean;
};

/** The rows of a table as cards. The browser skips drawing those out of view. */
export function RowCards<Row extends object>({ table, label, rowName, hasSelection }: Props<Row>) {
  return (
    <Stack as="ul" gap="3" listStyleType="none" aria-label={label}>
      {table.getRowModel().rows.map((row) => {
        const [name, ...values] = row.getVisibleCells();
        return (
          <Box
            as="li"
            key={row.id}
            padding="4"
            bg="surface.raised"
            borderWidth="1px"
            borderColor="line"
            borderRadius="md"
            css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 9rem' }}
          >
            <Stack gap="3">
              {name && (
                <Box css={touchableLink}>
                  <table.FlexRender cell={name} />
                </Box>
              )}
              <Values>
                {values.map((cell) => (
                  <Fragment key={cell.id}>
                    <dt>{String(cell.column.columnDef.header)}</dt>
                    <dd>
                      <table.FlexRender cell={cell} />
                    </dd>
                  </Fragment>
                ))}
              </Values>
              {hasSelection && (
                <Checkbox
                  checked={row.getIsSelected()}
                  disabled={!row.getCanSelect()}
                  onChange={row.getToggleSelectedHandler()}
                >
                  <SelectRowLabel name={rowName(row.original)} />
                </Checkbox>
              )}
            </Stack>
          </Box>
        );
      })}
    </Stack>
  );
}
