import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { RecordHistory } from '#src/features/admin/audit/index.ts';
import { useBulkActions } from '#src/features/admin/bulk/index.ts';
import { SavedViews } from '#src/features/admin/views/index.ts';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import { hashtagBulkKinds } from './hashtag-bulk.tsx';
import { HashtagFormScreen } from './hashtag-form-screen.tsx';
import { HashtagListScreen } from './hashtag-list-screen.tsx';
import {
  type HashtagFilters,
  hashtagKinds,
  liveHashtagExportMachine,
  liveHashtagFormMachine,
  liveHashtagListMachine,
  liveHashtagMachine,
} from './hashtag-machines.ts';
import { hashtagPaths } from './hashtag-paths.ts';
import { HashtagScreen } from './hashtag-screen.tsx';

/** /app/hashtags: the list; one hashtag with `?hashtag=`; the form for a new one with `new`. */
export default function HashtagsRoute() {
  const [search] = useSearchParams();
  const id = search.get('hashtag');
  if (search.has('new')) return <HashtagForm />;
  return id === null ? <Hashtags /> : <OneHashtag key={id} id={id} />;
}

const urlFilters = {
  read: (search: URLSearchParams): HashtagFilters => ({
    search: search.get('search') ?? '',
    kind: hashtagKinds.find((kind) => kind === search.get('kind')) ?? 'all',
  }),
  write: ({ search, kind }: HashtagFilters) =>
    new URLSearchParams({ ...(search && { search }), ...(kind !== 'all' && { kind }) }),
};

function Hashtags() {
  const [search] = useSearchParams();
  const list = useActorRef(liveHashtagListMachine, {
    input: { filters: urlFilters.read(search) },
  });
  const exporter = useActorRef(liveHashtagExportMachine);
  const [filters, setFilters] = useUrlFilters(list, urlFilters);
  const bulk = useBulkActions(hashtagBulkKinds, list, filters);
  useGlobalEvents(list);
  useGlobalEvents(exporter);
  return (
    <HashtagListScreen
      actor={list}
      exporter={exporter}
      bulk={bulk}
      filters={filters}
      onFilters={setFilters}
      views={<SavedViews list="hashtags" />}
    />
  );
}

function OneHashtag({ id }: { id: string }) {
  const actor = useActorRef(liveHashtagMachine, { input: { recordId: id } });
  useGlobalEvents(actor);
  return (
    <HashtagScreen
      actor={actor}
      history={({ id: hashtagId, isHidden, isDhTag }) => (
        <RecordHistory
          key={`${isHidden} ${isDhTag}`}
          subject={{ kind: 'hashtag', id: hashtagId }}
        />
      )}
    />
  );
}

function HashtagForm() {
  const actor = useActorRef(liveHashtagFormMachine, { input: { id: null } });
  useGlobalEvents(actor);
  const navigate = useNavigate();
  useEffect(() => {
    const subscription = actor.on('record.saved', ({ subject: { hashtag } }) => {
      if (hashtag) navigate(hashtagPaths.record(hashtag), { replace: true });
    });
    return () => subscription.unsubscribe();
  }, [actor, navigate]);
  return <HashtagFormScreen actor={actor} />;
}
