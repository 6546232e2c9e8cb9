import { useActorRef } from '@xstate/react';
import { useSearchParams } from 'react-router';
import { useApp, useGlobalEvents } from '#src/app/app-context.ts';
import { useAddressFilters } from '#src/ui/use-address-filters.ts';
import { CreatorChoicePlace, looksAfterCreators } from './creator-choice.tsx';
import { EarningsScreen } from './earnings-screen.tsx';
import { earningsFiltersOf, searchOf } from './filters.ts';
import { liveEarningsMachine } from './live-machines.ts';

const naming = { read: earningsFiltersOf, write: searchOf };

/** /app/earnings?creator */
export default function EarningsRoute() {
  const { currentUser } = useApp();
  const [search] = useSearchParams();
  const actor = useActorRef(liveEarningsMachine, { input: { filters: earningsFiltersOf(search) } });
  const [filters, follow] = useAddressFilters(actor, naming);
  useGlobalEvents(actor);
  return (
    <EarningsScreen
      actor={actor}
      creatorChoice={
        looksAfterCreators(currentUser) && (
          <CreatorChoicePlace
            creator={filters.creator}
            onChosen={(creator) => follow(creator ? { creator } : {})}
          />
        )
      }
    />
  );
}
