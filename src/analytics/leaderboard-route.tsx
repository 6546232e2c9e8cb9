import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { indianMonth, monthsUntil } from '#domain/engagement.ts';
import { serverNow } from '#src/api/server-time.ts';
import { useApp, useGlobalEvents } from '#src/app/app-context.ts';
import { useAddressFilters } from '#src/ui/use-address-filters.ts';
import { leaderboardFiltersOf, leaderboardSearchOf } from './filters.ts';
import { LeaderboardScreen } from './leaderboard-screen.tsx';
import { liveLeaderboardMachine } from './live-machines.ts';

const naming = { read: leaderboardFiltersOf, write: leaderboardSearchOf };
const offeredMonths = 12;

/** /app/leaderboard?month&language */
export default function LeaderboardRoute() {
  const { currentUser } = useApp();
  const [search] = useSearchParams();
  const [months] = useState(() => monthsUntil(indianMonth(new Date(serverNow())), offeredMonths));
  const actor = useActorRef(liveLeaderboardMachine, { input: { filters: leaderboardFiltersOf(search) } });
  const [filters, follow] = useAddressFilters(actor, naming);
  useGlobalEvents(actor);
  return (
    <LeaderboardScreen
      actor={actor}
      filters={filters}
      months={months}
      userId={currentUser.userId}
      onFilters={(chosen) => follow(chosen)}
    />
  );
}
