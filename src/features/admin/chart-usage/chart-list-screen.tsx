import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { ResourceView } from '#src/features/analytics/index.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { Select } from '#src/ui/forms/select.tsx';
import { TextInput } from '#src/ui/forms/text-input.tsx';
import { Box, Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { type ChartSort, chartSorts, foundCharts } from './chart-order.ts';
import { ChartTable, columnNames } from './chart-table.tsx';
import type { ChartList, ChartUsageFilters, chartListMachine } from './chart-usage-machines.ts';
import { PeriodField } from './period-field.tsx';

type Props = {
  actor: ActorRefFrom<typeof chartListMachine>;
  filters: ChartUsageFilters;
  onFilters: (filters: ChartUsageFilters) => void;
};

/** All charts with their totals in a period. */
export function ChartListScreen({ actor, filters, onFilters }: Props) {
  return (
    <Page paddingBlock={{ base: '6', md: '8' }}>
      <Stack gap="5">
        <PageTitle>
          <FormattedMessage id="charts.title" defaultMessage="Flow usage" />
        </PageTitle>
        <Text muted>
          <FormattedMessage
            id="charts.hint"
            defaultMessage="How often people reach each step of the portal. The counts are anonymous."
          />
        </Text>
        <Box width="full" maxWidth="20rem">
          <PeriodField days={filters.days} onDays={(days) => onFilters({ days })} />
        </Box>
        <ResourceView actor={actor} asOf={({ asOf }) => asOf} empty={<NothingCounted />}>
          {(list) => <Charts list={list} days={filters.days} />}
        </ResourceView>
      </Stack>
    </Page>
  );
}

function Charts({ list, days }: { list: ChartList; days: number }) {
  const intl = useIntl();
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<ChartSort>('transitions');
  const rows = foundCharts(list.rows, search, sort);
  return (
    <Stack gap="4">
      <Row alignItems="end">
        <Box flex="2 1 12rem">
          <Field label={<FormattedMessage id="charts.search" defaultMessage="Search flows" />}>
            <TextInput
              type="search"
              maxLength={60}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </Field>
        </Box>
        <Box flex="1 1 10rem">
          <Field label={<FormattedMessage id="charts.sort" defaultMessage="Sort by" />}>
            <Select
              value={sort}
              onChange={(event) =>
                setSort(chartSorts.find((one) => one === event.target.value) ?? 'chart')
              }
            >
              {chartSorts.map((one) => (
                <option key={one} value={one}>
                  {intl.formatMessage(columnNames[one])}
                </option>
              ))}
            </Select>
          </Field>
        </Box>
      </Row>
      {rows.length === 0 && (
        <Text role="status">
          <FormattedMessage id="charts.not-found" defaultMessage="No flow matches your search." />
        </Text>
      )}
      <ChartTable rows={rows} days={days} />
    </Stack>
  );
}

const NothingCounted = () => (
  <EmptyState
    title={
      <FormattedMessage id="charts.none" defaultMessage="Nothing was counted in this period." />
    }
  >
    <FormattedMessage
      id="charts.none-hint"
      defaultMessage="Counts appear a few minutes after people use the portal. Choose a longer period."
    />
  </EmptyState>
);
