import { useSearchParams } from 'react-router';
import { useGlobalEvents, useSession } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import { crawledFiltersToSearch, parseCrawledFilters } from '../list/post-filters.ts';
import { useRestoredList, useSaveList } from '../list/use-list-restoration.ts';
import { CrawledScreen } from './crawled-screen.tsx';
import { type CrawledPost, liveCrawledListMachine } from './live-crawled-list-machine.ts';

const filterCodec = { read: parseCrawledFilters, write: crawledFiltersToSearch };

/** /app/post/list?type=OGC */
export default function CrawledRoute() {
  const { currentUser } = useSession();
  const owner = currentUser.userId ?? '';
  const [search] = useSearchParams();
  const initialFilters = parseCrawledFilters(search);
  const restored = useRestoredList<CrawledPost>({
    owner,
    search: crawledFiltersToSearch(initialFilters).toString(),
  });
  const list = useActorRef(liveCrawledListMachine, {
    input: { filters: initialFilters, loaded: restored },
  });
  const [filters, follow] = useUrlFilters(list, filterCodec);
  useGlobalEvents(list);
  useSaveList(() => {
    const snapshot = list.getSnapshot();
    const { rows, nextPageUrl, filters: shown } = snapshot.context;
    return snapshot.matches('listing')
      ? { rows, nextPageUrl, search: crawledFiltersToSearch(shown).toString() }
      : undefined;
  }, owner);
  return (
    <CrawledScreen
      list={list}
      filters={filters}
      anchor={restored?.anchor ?? null}
      onFilters={follow}
    />
  );
}
