import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { RecordHistory } from '#src/features/admin/audit/index.ts';
import { SavedMessage } from '#src/features/admin/records/index.ts';
import { SourceSummaries } from '#src/features/admin/sources/index.ts';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import { useToast } from '#src/ui/feedback/toast.tsx';
import { PublisherFormScreen } from './publisher-form-screen.tsx';
import { PublisherListScreen } from './publisher-list-screen.tsx';
import {
  livePublisherExportMachine,
  livePublisherFormMachine,
  livePublisherListMachine,
  livePublisherMachine,
  type PublisherFilters,
} from './publisher-machines.ts';
import { publisherPaths } from './publisher-paths.ts';
import { PublisherScreen } from './publisher-screen.tsx';

/** /app/account: the list; one account with `?account=`; its form with `edit` or `new`. */
export default function PublishersRoute() {
  const [search] = useSearchParams();
  const id = search.get('account');
  if (search.has('new')) return <PublisherForm key="new" id={null} />;
  if (id === null) return <Publishers />;
  return search.has('edit') ? (
    <PublisherForm key={id} id={id} />
  ) : (
    <OnePublisher key={id} id={id} />
  );
}

const urlFilters = {
  read: (search: URLSearchParams): PublisherFilters => {
    const activity = search.get('status');
    return {
      search: search.get('search') ?? '',
      activity: activity === 'active' || activity === 'inactive' ? activity : 'all',
    };
  },
  write: ({ search, activity }: PublisherFilters) =>
    new URLSearchParams({
      ...(search && { search }),
      ...(activity !== 'all' && { status: activity }),
    }),
};

function Publishers() {
  const [search] = useSearchParams();
  const list = useActorRef(livePublisherListMachine, {
    input: { filters: urlFilters.read(search) },
  });
  const exporter = useActorRef(livePublisherExportMachine);
  const [filters, setFilters] = useUrlFilters(list, urlFilters);
  useGlobalEvents(list);
  useGlobalEvents(exporter);
  return (
    <PublisherListScreen
      actor={list}
      exporter={exporter}
      filters={filters}
      onFilters={setFilters}
    />
  );
}

function OnePublisher({ id }: { id: string }) {
  const actor = useActorRef(livePublisherMachine, { input: { recordId: id } });
  useGlobalEvents(actor);
  return (
    <PublisherScreen
      actor={actor}
      sources={({ accountId }) => (
        <SourceSummaries
          owner={{ accountId }}
          empty={
            <FormattedMessage
              id="publishers.no-sources"
              defaultMessage="This publisher has no sources yet."
            />
          }
        />
      )}
      history={({ accountId, updatedAt }) => (
        <RecordHistory key={updatedAt} subject={{ kind: 'publisher', id: accountId }} />
      )}
    />
  );
}

function PublisherForm({ id }: { id: string | null }) {
  const actor = useActorRef(livePublisherFormMachine, { input: { id } });
  useGlobalEvents(actor);
  const navigate = useNavigate();
  const showToast = useToast();
  useEffect(() => {
    const subscription = actor.on('record.saved', ({ subject: { publisher } }) => {
      if (!publisher) return;
      showToast(<SavedMessage />, 'success');
      navigate(publisherPaths.record(publisher), { replace: true });
    });
    return () => subscription.unsubscribe();
  }, [actor, navigate, showToast]);
  return <PublisherFormScreen actor={actor} />;
}
