import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { listStates } from '#domain/charts/chart-structure.ts';
import { ResourceView } from '#src/features/analytics/index.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Box, Page, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { chartUsagePath } from './chart-usage-filters.ts';
import type {
  ChartUsage,
  chartStructureMachine,
  chartUsageMachine,
  OneChartFilters,
} from './chart-usage-machines.ts';
import { exitEvents, type Measure, type StateHeat, statesWithUsage } from './heat.ts';
import { HeatMap } from './heat-map.tsx';
import { MeasureFields } from './measure-fields.tsx';
import { PeriodField } from './period-field.tsx';
import { StateDetails } from './state-details.tsx';
import { StateTable } from './state-table.tsx';

type Props = {
  actor: ActorRefFrom<typeof chartUsageMachine>;
  structure: ActorRefFrom<typeof chartStructureMachine>;
  filters: OneChartFilters;
  onFilters: (filters: OneChartFilters) => void;
};

/** One chart: its states coloured by a measure, the details of one, and all numbers as a table. */
export function ChartScreen({ actor, structure, filters, onFilters }: Props) {
  return (
    <Page paddingBlock={{ base: '6', md: '8' }}>
      <Stack gap="5">
        <BackLink to={chartUsagePath}>
          <FormattedMessage id="charts.back" defaultMessage="All flows" />
        </BackLink>
        <PageTitle>
          <bdi lang="en">{filters.chart}</bdi>
        </PageTitle>
        <Box width="full" maxWidth="20rem">
          <PeriodField days={filters.days} onDays={(days) => onFilters({ ...filters, days })} />
        </Box>
        <ResourceView actor={structure} empty={null}>
          {(known) =>
            known && (
              <ResourceView actor={actor} asOf={({ asOf }) => asOf} empty={null}>
                {(usage) => <Drawn states={listStates(filters.chart, known.root)} usage={usage} />}
              </ResourceView>
            )
          }
        </ResourceView>
        <UnknownChart structure={structure} />
      </Stack>
    </Page>
  );
}

function UnknownChart({ structure }: Pick<Props, 'structure'>) {
  const isUnknown = useSelector(
    structure,
    (current) => current.matches('shown') && current.context.data === null,
  );
  if (!isUnknown) return null;
  return (
    <Text>
      <FormattedMessage
        id="charts.unknown"
        defaultMessage="There is no flow with this name. Choose one from the list."
      />
    </Text>
  );
}

type DrawnProps = { states: ReturnType<typeof listStates>; usage: ChartUsage };

function Drawn({ states, usage }: DrawnProps) {
  const events = exitEvents(usage.exits);
  const [measure, setMeasure] = useState<Measure>('entries');
  const [event, setEvent] = useState('');
  const [selected, setSelected] = useState('');
  const rows: StateHeat[] = statesWithUsage(states, usage);
  const shownEvent = events.includes(event) ? event : (events[0] ?? '');
  const isEmpty = usage.states.length === 0;
  return (
    <Stack gap="5">
      {isEmpty && (
        <Text>
          <FormattedMessage id="charts.none" defaultMessage="Nothing was counted in this period." />
        </Text>
      )}
      <MeasureFields
        measure={measure}
        onMeasure={setMeasure}
        events={events}
        event={shownEvent}
        onEvent={setEvent}
      />
      <HeatMap
        states={rows}
        measure={measure}
        event={shownEvent}
        selected={selected}
        onSelect={setSelected}
      />
      <StateDetails state={rows.find(({ path }) => path === selected)} usage={usage} />
      <StateTable states={rows} />
    </Stack>
  );
}
