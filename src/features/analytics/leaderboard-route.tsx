import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { indianMonth, recentMonths } from '#domain/analytics/engagement.ts';
import { serverNow } from '#src/api/server-time.ts';
import { useGlobalEvents, useSession } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import { parseLeaderboardFilters, serializeLeaderboardFilters } from './analytics-filters.ts';
import { LeaderboardScreen } from './leaderboard-screen.tsx';
import { liveLeaderboardMachine } from './live-machines.ts';

const urlFilters = { read: parseLeaderboardFilters, write: serializeLeaderboardFilters };
const offeredMonths = 12;

/** /app/leaderboard?month&language */
export default function LeaderboardRoute() {
  const { currentUser } = useSession();
  const [search] = useSearchParams();
  const [months] = useState(() => recentMonths(indianMonth(new Date(serverNow())), offeredMonths));
  const actor = useActorRef(liveLeaderboardMachine, {
    input: { filters: parseLeaderboardFilters(search) },
  });
  const [filters, follow] = useUrlFilters(actor, urlFilters);
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
