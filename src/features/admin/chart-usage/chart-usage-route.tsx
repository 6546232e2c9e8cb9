import { useSearchParams } from 'react-router';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import { ChartListScreen } from './chart-list-screen.tsx';
import { ChartScreen } from './chart-screen.tsx';
import {
  readOneChart,
  readUsageFilters,
  writeOneChart,
  writeUsageFilters,
} from './chart-usage-filters.ts';
import { liveChartListMachine, liveChartUsageMachine } from './chart-usage-machines.ts';
import { liveChartStructureMachine } from './live-structure-machine.ts';

const listFilters = { read: readUsageFilters, write: writeUsageFilters };
const chartFilters = { read: readOneChart, write: writeOneChart };

/** /app/charts: all charts; with `?chart=`, one of them. */
export default function ChartUsageRoute() {
  const [search] = useSearchParams();
  const chart = search.get('chart');
  return chart ? <OneChart key={chart} /> : <AllCharts />;
}

function AllCharts() {
  const [search] = useSearchParams();
  const actor = useActorRef(liveChartListMachine, { input: { filters: readUsageFilters(search) } });
  const [filters, setFilters] = useUrlFilters(actor, listFilters);
  useGlobalEvents(actor);
  return <ChartListScreen actor={actor} filters={filters} onFilters={setFilters} />;
}

function OneChart() {
  const [search] = useSearchParams();
  const asked = readOneChart(search);
  const actor = useActorRef(liveChartUsageMachine, { input: { filters: asked } });
  const structure = useActorRef(liveChartStructureMachine, {
    input: { filters: { chart: asked.chart } },
  });
  const [filters, setFilters] = useUrlFilters(actor, chartFilters);
  useGlobalEvents(actor);
  useGlobalEvents(structure);
  return (
    <ChartScreen actor={actor} structure={structure} filters={filters} onFilters={setFilters} />
  );
}
