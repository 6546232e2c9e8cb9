import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { RecordHistory } from '#src/features/admin/audit/index.ts';
import { SavedMessage } from '#src/features/admin/records/index.ts';
import { SavedViews } from '#src/features/admin/views/index.ts';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import { useToast } from '#src/ui/feedback/toast.tsx';
import { AgencyFormScreen } from './agency-form-screen.tsx';
import { AgencyListScreen } from './agency-list-screen.tsx';
import {
  type AgencyFilters,
  agencySorts,
  liveAgencyExportMachine,
  liveAgencyFormMachine,
  liveAgencyListMachine,
  liveAgencyMachine,
} from './agency-machines.ts';
import { agencyPaths } from './agency-paths.ts';
import { AgencyScreen } from './agency-screen.tsx';

/** /app/agency: the list; one agency with `?agency=`; its form with `edit` or `new`. */
export default function AgenciesRoute() {
  const [search] = useSearchParams();
  const id = search.get('agency');
  if (search.has('new')) return <AgencyForm key="new" id={null} />;
  if (id === null) return <Agencies />;
  return search.has('edit') ? <AgencyForm key={id} id={id} /> : <OneAgency key={id} id={id} />;
}

const urlFilters = {
  read: (search: URLSearchParams): AgencyFilters => {
    const status = search.get('status');
    return {
      search: search.get('search') ?? '',
      status: status === 'active' || status === 'blocked' ? status : 'all',
      sort: agencySorts.find((known) => known === search.get('sort')) ?? 'name',
    };
  },
  write: ({ search, status, sort }: AgencyFilters) =>
    new URLSearchParams({
      ...(search && { search }),
      ...(status !== 'all' && { status }),
      ...(sort !== 'name' && { sort }),
    }),
};

function Agencies() {
  const [search] = useSearchParams();
  const list = useActorRef(liveAgencyListMachine, { input: { filters: urlFilters.read(search) } });
  const exporter = useActorRef(liveAgencyExportMachine);
  const [filters, setFilters] = useUrlFilters(list, urlFilters);
  useGlobalEvents(list);
  useGlobalEvents(exporter);
  return (
    <AgencyListScreen
      actor={list}
      exporter={exporter}
      filters={filters}
      onFilters={setFilters}
      views={<SavedViews list="agencies" />}
    />
  );
}

function OneAgency({ id }: { id: string }) {
  const actor = useActorRef(liveAgencyMachine, { input: { recordId: id } });
  useGlobalEvents(actor);
  return (
    <AgencyScreen
      actor={actor}
      history={({ agencyUserId, updatedAt }) => (
        <RecordHistory key={updatedAt} subject={{ kind: 'agency', id: agencyUserId }} />
      )}
    />
  );
}

function AgencyForm({ id }: { id: string | null }) {
  const actor = useActorRef(liveAgencyFormMachine, { input: { id } });
  useGlobalEvents(actor);
  const navigate = useNavigate();
  const showToast = useToast();
  useEffect(() => {
    const subscription = actor.on('record.saved', ({ subject: { agency } }) => {
      if (!agency) return;
      showToast(<SavedMessage />, 'success');
      navigate(agencyPaths.record(agency), { replace: true });
    });
    return () => subscription.unsubscribe();
  }, [actor, navigate, showToast]);
  return <AgencyFormScreen actor={actor} />;
}
