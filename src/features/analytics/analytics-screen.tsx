import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { type EngagementKind, engagementKinds } from '#domain/analytics/engagement.ts';
import { languageDirection, nativeLanguageName } from '#domain/language/languages.ts';
import { engagementNames } from '#src/i18n/engagement-names.ts';
import { formatNames } from '#src/i18n/format-names.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { Num } from '#src/ui/data/formatted-values.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Segmented } from '#src/ui/forms/choices.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Page, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { periods, type TrendFilters } from './analytics-filters.ts';
import { DayChart } from './day-chart.tsx';
import { BreakdownTable, DayTable } from './engagement-tables.tsx';
import type { Trend, trendMachine } from './live-machines.ts';
import { ResourceView } from './resource-view.tsx';

type Props = {
  actor: ActorRefFrom<typeof trendMachine>;
  filters: TrendFilters;
  onFilters: (filters: TrendFilters) => void;
};

/** What readers did with a creator's posts: by day, by format, by language. */
export function AnalyticsScreen({ actor, filters, onFilters }: Props) {
  const [kind, setKind] = useState<EngagementKind>('views');
  return (
    <Page paddingBlock={{ base: '6', md: '10' }}>
      <Stack gap="6">
        <PageTitle>
          <FormattedMessage id="analytics.title" defaultMessage="Analytics" />
        </PageTitle>
        <Choices filters={filters} onFilters={onFilters} kind={kind} onKind={setKind} />
        <ResourceView actor={actor} asOf={({ asOf }) => asOf} empty={<NoReaders />}>
          {(trend) => <Figures trend={trend} kind={kind} />}
        </ResourceView>
      </Stack>
    </Page>
  );
}

type ChoicesProps = Omit<Props, 'actor'> & {
  kind: EngagementKind;
  onKind: (kind: EngagementKind) => void;
};

function Choices({ filters, onFilters, kind, onKind }: ChoicesProps) {
  return (
    <Stack gap="3">
      <Segmented
        legend={<FormattedMessage id="analytics.period" defaultMessage="Period" />}
        value={String(filters.days)}
        onChange={(chosen) =>
          onFilters({ days: periods.find((days) => String(days) === chosen) ?? 28 })
        }
        choices={periods.map((days) => ({
          value: String(days),
          label: (
            <FormattedMessage
              id="analytics.period.days"
              defaultMessage="{days, plural, one {# day} other {# days}}"
              description="A choice: figures of the last so many days"
              values={{ days }}
            />
          ),
        }))}
      />
      <Segmented
        legend={<FormattedMessage id="analytics.figure" defaultMessage="Metric" />}
        value={kind}
        onChange={onKind}
        choices={engagementKinds.map((value) => ({
          value,
          label: <FormattedMessage {...engagementNames[value]} />,
        }))}
      />
    </Stack>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});

const trendId = 'figures-trend';

function Figures({ trend, kind }: { trend: Trend; kind: EngagementKind }) {
  const { days, formats, languages } = trend;
  const sum = days.reduce((total, day) => total + day[kind], 0);
  return (
    <>
      <Card as="section" aria-labelledby={trendId}>
        <Stack gap="0">
          <Heading as="h2" size="sm" id={trendId}>
            <FormattedMessage {...engagementNames[kind]} />
          </Heading>
          <Text>
            <Text as="span" fontSize="3xl" fontWeight="bold">
              <Num value={sum} />
            </Text>{' '}
            <Text as="span" muted>
              <FormattedMessage
                id="analytics.sum"
                defaultMessage="{days, plural, one {in # day} other {in # days}}"
                description="After the sum: 12,840 in 28 days"
                values={{ days: days.length }}
              />
            </Text>
          </Text>
        </Stack>
        <DayChart days={days} kind={kind} />
        <DayTable days={days} />
      </Card>
      <Columns>
        <BreakdownTable
          id="figures-by-format"
          title={<FormattedMessage id="analytics.by-format" defaultMessage="By format" />}
          of={<FormattedMessage id="analytics.format" defaultMessage="Format" />}
          kind={kind}
          parts={formats.map((row) => ({
            key: row.format,
            name: <FormattedMessage {...formatNames[row.format]} />,
            count: row[kind],
          }))}
        />
        <BreakdownTable
          id="figures-by-language"
          title={<FormattedMessage id="analytics.by-language" defaultMessage="By language" />}
          of={<FormattedMessage id="analytics.language" defaultMessage="Language" />}
          kind={kind}
          parts={languages.map((row) => ({
            key: row.language,
            name: (
              <bdi lang={row.language} dir={languageDirection(row.language)}>
                {nativeLanguageName(row.language)}
              </bdi>
            ),
            count: row[kind],
          }))}
        />
      </Columns>
    </>
  );
}

function NoReaders() {
  return (
    <EmptyState
      icon={<ChartColumn aria-hidden="true" size="2.5rem" />}
      title={
        <FormattedMessage id="analytics.empty.title" defaultMessage="No readers in this period" />
      }
    >
      <FormattedMessage
        id="analytics.empty.hint"
        defaultMessage="After you publish a post, you can see here how many people viewed, read and shared it each day."
      />
    </EmptyState>
  );
}
