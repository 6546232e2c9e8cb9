import { FormattedMessage } from 'react-intl';
import { Table } from '#src/features/analytics/index.ts';
import { Num } from '#src/ui/data/formatted-values.tsx';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import { ScrollArea } from '#src/ui/layout/scroll-area.tsx';
import { Heading } from '#src/ui/layout/text.tsx';
import { CodeName } from './code-name.tsx';
import { Duration } from './duration.tsx';
import type { StateHeat } from './heat.ts';
import { measureNames } from './measure-fields.tsx';

const titleId = 'chart-states';

/** The numbers of every state, without colour. */
export function StateTable({ states }: { states: StateHeat[] }) {
  return (
    <Stack gap="2">
      <Heading as="h2" size="sm" id={titleId}>
        <FormattedMessage id="charts.table" defaultMessage="All states" />
      </Heading>
      <ScrollArea titleId={titleId} overflowX="auto">
        <Table aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="charts.state" defaultMessage="State" />
              </th>
              <th scope="col">
                <FormattedMessage {...measureNames.entries} />
              </th>
              <th scope="col">
                <FormattedMessage {...measureNames.time} />
              </th>
              <th scope="col">
                <FormattedMessage id="charts.average" defaultMessage="Average time" />
              </th>
              <th scope="col">
                <FormattedMessage id="charts.exits" defaultMessage="Exits" />
              </th>
            </tr>
          </thead>
          <tbody>
            {states.map((state) => (
              <StateRow key={state.path} state={state} />
            ))}
          </tbody>
        </Table>
      </ScrollArea>
    </Stack>
  );
}

function StateRow({ state }: { state: StateHeat }) {
  const { path, key, depth, entries, milliseconds, exits } = state;
  return (
    <tr>
      <th scope="row">
        <Box as="span" paddingInlineStart={depth > 2 ? '4' : depth > 1 ? '2' : '0'}>
          <CodeName inTable>{path || key}</CodeName>
        </Box>
      </th>
      <td>
        <Num value={entries} />
      </td>
      <td>
        <Duration milliseconds={milliseconds} />
      </td>
      <td>
        <Duration milliseconds={entries === 0 ? 0 : milliseconds / entries} />
      </td>
      <td>
        <Num value={exits.reduce((sum, { count }) => sum + count, 0)} />
      </td>
    </tr>
  );
}
