import { useSearchParams } from 'react-router';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { RecordHistory } from '#src/features/admin/audit/index.ts';
import { SavedViews } from '#src/features/admin/views/index.ts';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import { PublicationListScreen } from './publication-list-screen.tsx';
import {
  liveAttemptExportMachine,
  livePublicationCountsMachine,
  livePublicationExportMachine,
  livePublicationListMachine,
  livePublicationMachine,
  type PublicationFilters,
  publicationFilterFailures,
  publicationFilterStates,
} from './publication-machines.ts';
import { PublicationScreen } from './publication-screen.tsx';

/** /app/publications: the list; one delivery with its attempts with `?publication=`. */
export default function PublicationsRoute() {
  const [search] = useSearchParams();
  const id = search.get('publication');
  return id === null ? <Publications /> : <OnePublication key={id} id={id} />;
}

const urlFilters = {
  read: (search: URLSearchParams): PublicationFilters => ({
    search: search.get('search') ?? '',
    state: publicationFilterStates.find((state) => state === search.get('state')) ?? 'all',
    failure: publicationFilterFailures.find((one) => one === search.get('reason')) ?? 'all',
  }),
  write: ({ search, state, failure }: PublicationFilters) =>
    new URLSearchParams({
      ...(search && { search }),
      ...(state !== 'all' && { state }),
      ...(failure !== 'all' && { reason: failure }),
    }),
};

function Publications() {
  const [search] = useSearchParams();
  const list = useActorRef(livePublicationListMachine, {
    input: { filters: urlFilters.read(search) },
  });
  const counts = useActorRef(livePublicationCountsMachine, { input: { filters: null } });
  const exporter = useActorRef(livePublicationExportMachine);
  const [filters, setFilters] = useUrlFilters(list, urlFilters);
  useGlobalEvents(list);
  useGlobalEvents(counts);
  useGlobalEvents(exporter);
  return (
    <PublicationListScreen
      actor={list}
      counts={counts}
      exporter={exporter}
      filters={filters}
      onFilters={setFilters}
      views={<SavedViews list="publications" />}
    />
  );
}

function OnePublication({ id }: { id: string }) {
  const actor = useActorRef(livePublicationMachine, { input: { recordId: id } });
  const exporter = useActorRef(liveAttemptExportMachine);
  useGlobalEvents(actor);
  useGlobalEvents(exporter);
  return (
    <PublicationScreen
      actor={actor}
      exporter={exporter}
      history={({ postUID, attempts, state }) => (
        <RecordHistory key={`${attempts} ${state}`} subject={{ kind: 'post', id: postUID }} />
      )}
    />
  );
}
