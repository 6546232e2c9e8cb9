import { useActorRef } from '@xstate/react';
import { useSearchParams } from 'react-router';
import { useGlobalEvents } from '#src/app/app-context.ts';
import { useAddressFilters } from '#src/ui/use-address-filters.ts';
import { AnalyticsScreen } from './analytics-screen.tsx';
import { trendFiltersOf, trendSearchOf } from './filters.ts';
import { liveTrendMachine } from './live-machines.ts';

const naming = { read: trendFiltersOf, write: trendSearchOf };

/** /app/analytics?days */
export default function AnalyticsRoute() {
  const [search] = useSearchParams();
  const actor = useActorRef(liveTrendMachine, { input: { filters: trendFiltersOf(search) } });
  const [filters, follow] = useAddressFilters(actor, naming);
  useGlobalEvents(actor);
  return <AnalyticsScreen actor={actor} filters={filters} onFilters={(chosen) => follow(chosen)} />;
}
