import { defineMessages, FormattedMessage } from 'react-intl';
import { Table } from '#src/features/analytics/index.ts';
import { Num } from '#src/ui/data/formatted-values.tsx';
import { RouterLink } from '#src/ui/layout/router-link.tsx';
import { ScrollArea } from '#src/ui/layout/scroll-area.tsx';
import { VisuallyHidden } from '#src/ui/layout/text.tsx';
import { chartSorts } from './chart-order.ts';
import { chartPath } from './chart-usage-filters.ts';
import type { ChartList } from './chart-usage-machines.ts';
import { CodeName } from './code-name.tsx';
import { Duration } from './duration.tsx';

export const columnNames = defineMessages({
  chart: { id: 'charts.column.flow', defaultMessage: 'Flow' },
  area: { id: 'charts.column.area', defaultMessage: 'Area' },
  starts: { id: 'charts.column.starts', defaultMessage: 'Starts' },
  transitions: { id: 'charts.transitions', defaultMessage: 'Transitions' },
  milliseconds: { id: 'charts.measure.time', defaultMessage: 'Time spent' },
});

const titleId = 'chart-list';

/** The charts with their totals; each leads to its heat map. */
export function ChartTable({ rows, days }: { rows: ChartList['rows']; days: number }) {
  return (
    <ScrollArea titleId={titleId} overflowX="auto">
      <VisuallyHidden id={titleId}>
        <FormattedMessage id="charts.title" defaultMessage="Flow usage" />
      </VisuallyHidden>
      <Table aria-labelledby={titleId}>
        <thead>
          <tr>
            {chartSorts.map((column) => (
              <th key={column} scope="col">
                <FormattedMessage {...columnNames[column]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ chart, area, starts, transitions, milliseconds }) => (
            <tr key={chart}>
              <th scope="row">
                <RouterLink to={chartPath(chart, days)}>
                  <CodeName inTable>{chart}</CodeName>
                </RouterLink>
              </th>
              <td>
                <CodeName inTable>{area}</CodeName>
              </td>
              <td>
                <Num value={starts} />
              </td>
              <td>
                <Num value={transitions} />
              </td>
              <td>
                <Duration milliseconds={milliseconds} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollArea>
  );
}
