import { useSearchParams } from 'react-router';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import { parseLanguageFilter, serializeLeaderboardFilters } from './analytics-filters.ts';
import { liveWallOfFameMachine } from './live-machines.ts';
import { WallOfFameScreen } from './wall-of-fame-screen.tsx';

const urlFilters = { read: parseLanguageFilter, write: serializeLeaderboardFilters };

/** /app/post/featured/wall?language */
export default function WallOfFameRoute() {
  const [search] = useSearchParams();
  const actor = useActorRef(liveWallOfFameMachine, {
    input: { filters: parseLanguageFilter(search) },
  });
  const [filters, follow] = useUrlFilters(actor, urlFilters);
  useGlobalEvents(actor);
  return (
    <WallOfFameScreen actor={actor} filters={filters} onFilters={(chosen) => follow(chosen)} />
  );
}
