import { useActorRef } from '@xstate/react';
import { useSearchParams } from 'react-router';
import { useApp, useGlobalEvents } from '#src/app/app-context.ts';
import { useAddressFilters } from '#src/ui/use-address-filters.ts';
import { type CrawledPost, liveCrawledListMachine } from './crawled-machine.ts';
import { CrawledScreen } from './crawled-screen.tsx';
import { crawledFiltersOf, crawledSearchOf } from './filters.ts';
import { useKeepList, useLeftList } from './use-left-list.ts';

const naming = { read: crawledFiltersOf, write: crawledSearchOf };

/** /app/post/list?type=OGC */
export default function CrawledPlace() {
  const { currentUser } = useApp();
  const owner = currentUser.userId ?? '';
  const [search] = useSearchParams();
  const asked = crawledFiltersOf(search);
  const left = useLeftList<CrawledPost>({ owner, search: crawledSearchOf(asked).toString() });
  const list = useActorRef(liveCrawledListMachine, { input: { filters: asked, loaded: left } });
  const [filters, follow] = useAddressFilters(list, naming);
  useGlobalEvents(list);
  useKeepList(() => {
    const snapshot = list.getSnapshot();
    const { rows, nextPageUrl, filters: shown } = snapshot.context;
    return snapshot.matches('listing')
      ? { rows, nextPageUrl, search: crawledSearchOf(shown).toString() }
      : undefined;
  }, owner);
  return <CrawledScreen list={list} filters={filters} anchor={left?.anchor ?? null} onFilters={follow} />;
}
