import { useSearchParams } from 'react-router';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import { parseTrendFilters, serializeTrendFilters } from './analytics-filters.ts';
import { AnalyticsScreen } from './analytics-screen.tsx';
import { liveTrendMachine } from './live-machines.ts';

const urlFilters = { read: parseTrendFilters, write: serializeTrendFilters };

/** /app/analytics?days */
export default function AnalyticsRoute() {
  const [search] = useSearchParams();
  const actor = useActorRef(liveTrendMachine, { input: { filters: parseTrendFilters(search) } });
  const [filters, follow] = useUrlFilters(actor, urlFilters);
  useGlobalEvents(actor);
  return <AnalyticsScreen actor={actor} filters={filters} onFilters={(chosen) => follow(chosen)} />;
}
