import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { indianMonth, recentMonths } from '#domain/analytics/engagement.ts';
import { serverNow } from '#src/api/server-time.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import {
  earningsUrlFilters,
  liveAgencyEarningsExportMachine,
  liveAgencyEarningsMachine,
  liveAgencyMonthsMachine,
} from './agency-earnings-machines.ts';
import { AgencyEarningsScreen } from './agency-earnings-screen.tsx';

const offeredMonths = 12;

/** /app/agency-earnings?month= */
export default function AgencyEarningsRoute() {
  const [search] = useSearchParams();
  const [months] = useState(() => recentMonths(indianMonth(new Date(serverNow())), offeredMonths));
  const list = useActorRef(liveAgencyEarningsMachine, {
    input: { filters: earningsUrlFilters.read(search) },
  });
  const exporter = useActorRef(liveAgencyEarningsExportMachine);
  const totals = useActorRef(liveAgencyMonthsMachine, { input: { filters: null } });
  const [filters, setFilters] = useUrlFilters(list, earningsUrlFilters);
  useGlobalEvents(list);
  useGlobalEvents(exporter);
  useGlobalEvents(totals);
  return (
    <AgencyEarningsScreen
      actor={list}
      exporter={exporter}
      totals={totals}
      filters={filters}
      months={months}
      onFilters={setFilters}
    />
  );
}
