import { useActorRef } from '@xstate/react';
import { useSearchParams } from 'react-router';
import { useGlobalEvents } from '#src/app/app-context.ts';
import { useAddressFilters } from '#src/ui/use-address-filters.ts';
import { languageOf, leaderboardSearchOf } from './filters.ts';
import { liveWallMachine } from './live-machines.ts';
import { WallScreen } from './wall-screen.tsx';

const naming = { read: languageOf, write: leaderboardSearchOf };

/** /app/post/featured/wall?language */
export default function WallRoute() {
  const [search] = useSearchParams();
  const actor = useActorRef(liveWallMachine, { input: { filters: languageOf(search) } });
  const [filters, follow] = useAddressFilters(actor, naming);
  useGlobalEvents(actor);
  return <WallScreen actor={actor} filters={filters} onFilters={(chosen) => follow(chosen)} />;
}
