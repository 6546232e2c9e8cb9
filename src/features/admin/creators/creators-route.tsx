import { useEffect, useReducer } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { useBulkActions } from '#src/features/admin/bulk/index.ts';
import {
  agencyUrlFilter,
  liveAgencySearchMachine,
  liveNamedAgencyMachine,
  SavedMessage,
} from '#src/features/admin/records/index.ts';
import { SavedViews } from '#src/features/admin/views/index.ts';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import { useToast } from '#src/ui/feedback/toast.tsx';
import { creatorBulkKinds } from './creator-bulk.tsx';
import { creatorUrlFilters } from './creator-filters.ts';
import { CreatorFormScreen } from './creator-form-screen.tsx';
import { CreatorListScreen } from './creator-list-screen.tsx';
import {
  liveCreatorExportMachine,
  liveCreatorFormMachine,
  liveCreatorListMachine,
  liveCreatorMachine,
} from './creator-machines.ts';
import { CreatorPanel } from './creator-panel.tsx';
import { type CreatorTab, creatorPaths, creatorTabs } from './creator-paths.ts';
import { CreatorScreen } from './creator-screen.tsx';

/** /app/creator: the list; one creator with `?creator=`; a form with `edit` or `new`. */
export default function CreatorsRoute() {
  const [search] = useSearchParams();
  const id = search.get('creator');
  if (search.has('new')) return <CreatorForm key="new" id={null} />;
  if (id === null) return <Creators />;
  return search.has('edit') ? <CreatorForm key={id} id={id} /> : <OneCreator key={id} id={id} />;
}

function Creators() {
  const [search] = useSearchParams();
  const list = useActorRef(liveCreatorListMachine, {
    input: { filters: creatorUrlFilters.read(search) },
  });
  const exporter = useActorRef(liveCreatorExportMachine);
  const agencies = useAgencySearch();
  const agency = useActorRef(liveNamedAgencyMachine, {
    input: { filters: agencyUrlFilter.read(search) },
  });
  const [filters, setFilters] = useUrlFilters(list, creatorUrlFilters);
  useUrlFilters(agency, agencyUrlFilter);
  const bulk = useBulkActions(creatorBulkKinds, list, filters);
  useGlobalEvents(list);
  useGlobalEvents(exporter);
  useGlobalEvents(agency);
  return (
    <CreatorListScreen
      actor={list}
      exporter={exporter}
      agencies={agencies}
      agency={agency}
      bulk={bulk}
      filters={filters}
      onFilters={setFilters}
      views={<SavedViews list="creators" />}
    />
  );
}

function useAgencySearch() {
  const agencies = useActorRef(liveAgencySearchMachine, { input: { filters: { search: '' } } });
  useGlobalEvents(agencies);
  return agencies;
}

function OneCreator({ id }: { id: string }) {
  const [search, setSearch] = useSearchParams();
  const actor = useActorRef(liveCreatorMachine, { input: { recordId: id } });
  const agencies = useAgencySearch();
  useGlobalEvents(actor);
  const [linkCount, countLink] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const subscription = actor.on('result.shown', countLink);
    return () => subscription.unsubscribe();
  }, [actor]);
  const tab = creatorTabs.find((name) => name === search.get('tab')) ?? 'posts';
  const openTab = (next: CreatorTab) =>
    setSearch(
      { creator: id, ...(next !== 'posts' && { tab: next }) },
      { replace: true, preventScrollReset: true },
    );
  return (
    <CreatorScreen
      actor={actor}
      agencies={agencies}
      tab={tab}
      onTab={openTab}
      panel={({ creatorUserId, updatedAt }) => (
        // What staff do on this page appears in its lists.
        <CreatorPanel key={`${updatedAt} ${linkCount}`} tab={tab} creatorUserId={creatorUserId} />
      )}
    />
  );
}

function CreatorForm({ id }: { id: string | null }) {
  const actor = useActorRef(liveCreatorFormMachine, { input: { id } });
  const agencies = useAgencySearch();
  useGlobalEvents(actor);
  const navigate = useNavigate();
  const showToast = useToast();
  useEffect(() => {
    const subscription = actor.on('record.saved', ({ subject: { creator } }) => {
      if (!creator) return;
      showToast(<SavedMessage />, 'success');
      navigate(creatorPaths.record(creator), { replace: true });
    });
    return () => subscription.unsubscribe();
  }, [actor, navigate, showToast]);
  return <CreatorFormScreen actor={actor} agencies={agencies} />;
}
