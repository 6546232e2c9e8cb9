import { useSearchParams } from 'react-router';
import { useGlobalEvents, useSession } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import { CreatorChoice, managesCreators } from '../creator-choice.tsx';
import { parseEarningsFilters, serializeMoneyFilters } from '../money-filters.ts';
import { EarningsScreen } from './earnings-screen.tsx';
import { liveEarningsMachine } from './live-earnings-machines.ts';

const urlFilters = { read: parseEarningsFilters, write: serializeMoneyFilters };

/** /app/earnings?creator */
export default function EarningsRoute() {
  const { currentUser } = useSession();
  const [search] = useSearchParams();
  const actor = useActorRef(liveEarningsMachine, {
    input: { filters: parseEarningsFilters(search) },
  });
  const [filters, follow] = useUrlFilters(actor, urlFilters);
  useGlobalEvents(actor);
  return (
    <EarningsScreen
      actor={actor}
      creatorChoice={
        managesCreators(currentUser) && (
          <CreatorChoice
            creator={filters.creator}
            onChosen={(creator) => follow(creator ? { creator } : {})}
          />
        )
      }
    />
  );
}
