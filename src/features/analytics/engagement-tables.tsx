import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { type EngagementKind, engagementKinds } from '#domain/analytics/engagement.ts';
import { engagementNames } from '#src/i18n/engagement-names.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { Num } from '#src/ui/data/formatted-values.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import { ScrollArea } from '#src/ui/layout/scroll-area.tsx';
import { Heading } from '#src/ui/layout/text.tsx';
import { Day } from './day.tsx';
import type { Trend } from './live-machines.ts';

/** A table of numbers: names at the start, numbers beside them. */
export const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    lineHeight: 'body',
    '& th, & td': {
      paddingBlock: '2',
      paddingInlineEnd: '4',
      textAlign: 'start',
      verticalAlign: 'baseline',
    },
    '& tr > :last-child': { paddingInlineEnd: '0' },
    '& tbody tr': { borderBlockStartWidth: '1px', borderColor: 'line' },
    '& thead th': { color: 'ink.muted', fontSize: 'sm', fontWeight: 'normal' },
    '& tbody th': { fontWeight: 'semibold' },
  },
});
const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'target',
    width: 'fit-content',
    color: 'accent.text',
    fontWeight: 'semibold',
    cursor: 'pointer',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
});

const tableId = 'figures-by-day';

/** Every number behind the bars, the latest day first. */
export function DayTable({ days }: { days: Trend['days'] }) {
  return (
    <details>
      <Summary id={tableId}>
        <FormattedMessage id="analytics.table.show" defaultMessage="Show as a table" />
      </Summary>
      <ScrollArea titleId={tableId} overflowX="auto">
        <Table aria-labelledby={tableId}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="analytics.table.day" defaultMessage="Day" />
              </th>
              {engagementKinds.map((kind) => (
                <th key={kind} scope="col">
                  <FormattedMessage {...engagementNames[kind]} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <chakra.th scope="row" whiteSpace="nowrap">
                  <Day day={day.day} />
                </chakra.th>
                {engagementKinds.map((kind) => (
                  <td key={kind}>
                    <Num value={day[kind]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </ScrollArea>
    </details>
  );
}

type Part = { key: string; name: ReactNode; count: number };
type PartsProps = {
  id: string;
  title: ReactNode;
  of: ReactNode;
  kind: EngagementKind;
  parts: Part[];
};

/** How a sum is made up, the largest part first: a number each, and a bar to compare them by. */
export function BreakdownTable({ id, title, of, kind, parts }: PartsProps) {
  const most = Math.max(1, ...parts.map(({ count }) => count));
  return (
    <Card as="section" aria-labelledby={id} gap="2">
      <Heading as="h2" size="sm" id={id}>
        {title}
      </Heading>
      <Table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">
              <FormattedMessage {...engagementNames[kind]} />
            </th>
            <Box as="td" width="40%" aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {parts
            .toSorted((one, other) => other.count - one.count)
            .map(({ key, name, count }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>
                  <Num value={count} />
                </td>
                <Box as="td" aria-hidden="true">
                  <Box
                    height="0.75em"
                    minWidth="2px"
                    borderRadius="sm"
                    bg="marker"
                    style={{ width: `${(count / most) * 100}%` }}
                  />
                </Box>
              </tr>
            ))}
        </tbody>
      </Table>
    </Card>
  );
}
