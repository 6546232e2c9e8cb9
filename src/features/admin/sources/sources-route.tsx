import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { contentLanguages } from '#domain/language/languages.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { RecordHistory } from '#src/features/admin/audit/index.ts';
import { activePublisherPicker, publisherPicker } from '#src/features/admin/publishers/index.ts';
import {
  creatorPicker,
  ogcCreatorPicker,
  SavedMessage,
  usePicker,
} from '#src/features/admin/records/index.ts';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import { useToast } from '#src/ui/feedback/toast.tsx';
import { SourceFormScreen } from './source-form-screen.tsx';
import {
  liveSourceExportMachine,
  liveSourceListMachine,
  type SourceFilters,
} from './source-list-machines.ts';
import { SourceListScreen } from './source-list-screen.tsx';
import { liveSourceFormMachine, liveSourceMachine } from './source-machines.ts';
import { sourcePaths } from './source-paths.ts';
import { SourcePosts } from './source-posts.tsx';
import { SourceScreen } from './source-screen.tsx';

/** /app/source: the list; one source with `?source=`; its form with `edit` or `new`. */
export default function SourcesRoute() {
  const [search] = useSearchParams();
  const id = search.get('source');
  if (search.has('new')) return <SourceForm key="new" id={null} />;
  if (id === null) return <Sources />;
  return search.has('edit') ? <SourceForm key={id} id={id} /> : <OneSource key={id} id={id} />;
}

const crawlingValues = ['on', 'off'] as const;

const urlFilters = {
  read: (search: URLSearchParams): SourceFilters => ({
    search: search.get('search') ?? '',
    accountId: search.get('account'),
    creatorUserId: search.get('creator'),
    language:
      contentLanguages.find(({ isoCode }) => isoCode === search.get('language'))?.isoCode ?? 'all',
    crawling: crawlingValues.find((value) => value === search.get('crawling')) ?? 'all',
  }),
  write: ({ search, accountId, creatorUserId, language, crawling }: SourceFilters) =>
    new URLSearchParams({
      ...(search && { search }),
      ...(accountId && { account: accountId }),
      ...(creatorUserId && { creator: creatorUserId }),
      ...(language !== 'all' && { language }),
      ...(crawling !== 'all' && { crawling }),
    }),
};

function Sources() {
  const [search] = useSearchParams();
  const list = useActorRef(liveSourceListMachine, { input: { filters: urlFilters.read(search) } });
  const exporter = useActorRef(liveSourceExportMachine);
  const [filters, setFilters] = useUrlFilters(list, urlFilters);
  useGlobalEvents(list);
  useGlobalEvents(exporter);
  const pickers = { publisher: usePicker(publisherPicker), creator: usePicker(creatorPicker) };
  return (
    <SourceListScreen
      actor={list}
      exporter={exporter}
      filters={filters}
      onFilters={setFilters}
      pickers={pickers}
    />
  );
}

function OneSource({ id }: { id: string }) {
  const actor = useActorRef(liveSourceMachine, { input: { recordId: id } });
  useGlobalEvents(actor);
  return (
    <SourceScreen
      actor={actor}
      posts={({ sourceId, convertedAt }) => !convertedAt && <SourcePosts sourceId={sourceId} />}
      history={({ sourceId, updatedAt }) => (
        <RecordHistory key={updatedAt} subject={{ kind: 'source', id: sourceId }} />
      )}
    />
  );
}

function SourceForm({ id }: { id: string | null }) {
  const actor = useActorRef(liveSourceFormMachine, { input: { id } });
  useGlobalEvents(actor);
  const navigate = useNavigate();
  const showToast = useToast();
  useEffect(() => {
    const subscription = actor.on('record.saved', ({ subject: { source } }) => {
      if (!source) return;
      showToast(<SavedMessage />, 'success');
      navigate(sourcePaths.record(source), { replace: true });
    });
    return () => subscription.unsubscribe();
  }, [actor, navigate, showToast]);
  const pickers = {
    publisher: usePicker(activePublisherPicker),
    creator: usePicker(ogcCreatorPicker),
  };
  return <SourceFormScreen actor={actor} pickers={pickers} />;
}
