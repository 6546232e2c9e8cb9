import { useSelector } from '@xstate/react';
import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { EngagementKind } from '#domain/analytics/engagement.ts';
import { languageDirection, nativeLanguageName } from '#domain/language/languages.ts';
import { formatNames } from '#src/i18n/format-names.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Segmented } from '#src/ui/forms/choices.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Page, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { parseTrendFilters, periods, type TrendFilters } from './analytics-filters.ts';
import { useDayColumns } from './csv-columns.ts';
import { CsvLink } from './csv-link.tsx';
import { DayChart } from './day-chart.tsx';
import { DaysTotal } from './days-total.tsx';
import { BreakdownTable, DayTable } from './engagement-tables.tsx';
import type { Trend, trendMachine } from './live-machines.ts';
import { MetricChoice } from './metric-choice.tsx';
import { PeriodName } from './period-name.tsx';
import { ResourceView } from './resource-view.tsx';
import { TopPosts } from './top-posts.tsx';

type Props = {
  actor: ActorRefFrom<typeof trendMachine>;
  filters: TrendFilters;
  onFilters: (filters: TrendFilters) => void;
};

/** What readers did with a creator's posts: by day, by format, by language. */
export function AnalyticsScreen({ actor, filters, onFilters }: Props) {
  const [kind, setKind] = useState<EngagementKind>('views');
  const shownDays = useSelector(actor, ({ context }) => context.data?.days.length ?? null);
  return (
    <Page paddingBlock={{ base: '6', md: '10' }}>
      <Stack gap="6">
        <PageTitle>
          <FormattedMessage id="analytics.title" defaultMessage="Analytics" />
        </PageTitle>
        <Choices
          days={filters.days ?? shownDays}
          onFilters={onFilters}
          kind={kind}
          onKind={setKind}
        />
        <ResourceView actor={actor} asOf={({ asOf }) => asOf} empty={<NoReaders />}>
          {(trend) => <Figures trend={trend} kind={kind} />}
        </ResourceView>
      </Stack>
    </Page>
  );
}

type ChoicesProps = Pick<Props, 'onFilters'> & {
  days: number | null;
  kind: EngagementKind;
  onKind: (kind: EngagementKind) => void;
};

function Choices({ days, onFilters, kind, onKind }: ChoicesProps) {
  return (
    <Stack gap="3">
      <Segmented
        legend={<FormattedMessage id="analytics.period" defaultMessage="Period" />}
        value={days === null ? null : String(days)}
        onChange={(chosen) => onFilters(parseTrendFilters(new URLSearchParams({ days: chosen })))}
        choices={periods.map((each) => ({
          value: String(each),
          label: <PeriodName days={each} />,
        }))}
      />
      <MetricChoice kind={kind} onKind={onKind} />
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
  const { days, formats, languages, topPosts } = trend;
  const columns = useDayColumns();
  return (
    <>
      <Card as="section" aria-labelledby={trendId}>
        <DaysTotal id={trendId} days={days} kind={kind} />
        <DayChart days={days} kind={kind} />
        <DayTable days={days} />
        <CsvLink name={`analytics-${days.length}-days`} columns={columns} rows={days} />
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
      <TopPosts posts={topPosts} days={days.length} />
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
