import { useSearchParams } from 'react-router';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import { parsePostFilters, serializePostFilters } from '../analytics-filters.ts';
import { livePostAnalyticsMachine } from '../live-machines.ts';
import { PostAnalyticsScreen } from './post-analytics-screen.tsx';

const urlFilters = { read: parsePostFilters, write: serializePostFilters };

/** /app/analytics/post?postUID&period; with &userId for a creator of the signed-in agency */
export default function PostAnalyticsRoute() {
  const [search] = useSearchParams();
  return <PostOfAddress key={search.get('postUID')} />;
}

function PostOfAddress() {
  const [search] = useSearchParams();
  const actor = useActorRef(livePostAnalyticsMachine, {
    input: { filters: parsePostFilters(search) },
  });
  const [filters, follow] = useUrlFilters(actor, urlFilters);
  useGlobalEvents(actor);
  return (
    <PostAnalyticsScreen actor={actor} filters={filters} onFilters={(chosen) => follow(chosen)} />
  );
}
