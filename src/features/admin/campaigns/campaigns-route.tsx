import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { campaignStatuses } from '#domain/announcements/campaign.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { RecordHistory } from '#src/features/admin/audit/index.ts';
import { SavedViews } from '#src/features/admin/views/index.ts';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import { useToast } from '#src/ui/feedback/toast.tsx';
import { CampaignFormScreen } from './campaign-form-screen.tsx';
import { CampaignListScreen } from './campaign-list-screen.tsx';
import {
  type CampaignFilters,
  liveCampaignExportMachine,
  liveCampaignFormMachine,
  liveCampaignListMachine,
  liveCampaignMachine,
} from './campaign-machines.ts';
import { campaignPaths } from './campaign-paths.ts';
import { CampaignScreen } from './campaign-screen.tsx';

/** /app/campaigns: the list; one campaign with `?campaign=`; its form with `edit` or `new`. */
export default function CampaignsRoute() {
  const [search] = useSearchParams();
  const id = search.get('campaign');
  if (search.has('new')) return <CampaignForm key="new" id={null} />;
  if (id === null) return <Campaigns />;
  return search.has('edit') ? <CampaignForm key={id} id={id} /> : <OneCampaign key={id} id={id} />;
}

const urlFilters = {
  read: (search: URLSearchParams): CampaignFilters => ({
    search: search.get('search') ?? '',
    status: campaignStatuses.find((status) => status === search.get('status')) ?? 'all',
  }),
  write: ({ search, status }: CampaignFilters) =>
    new URLSearchParams({ ...(search && { search }), ...(status !== 'all' && { status }) }),
};

function Campaigns() {
  const [search] = useSearchParams();
  const list = useActorRef(liveCampaignListMachine, {
    input: { filters: urlFilters.read(search) },
  });
  const exporter = useActorRef(liveCampaignExportMachine);
  const [filters, setFilters] = useUrlFilters(list, urlFilters);
  useGlobalEvents(list);
  useGlobalEvents(exporter);
  return (
    <CampaignListScreen
      actor={list}
      exporter={exporter}
      filters={filters}
      onFilters={setFilters}
      views={<SavedViews list="campaigns" />}
    />
  );
}

function OneCampaign({ id }: { id: string }) {
  const actor = useActorRef(liveCampaignMachine, { input: { recordId: id } });
  useGlobalEvents(actor);
  return (
    <CampaignScreen
      actor={actor}
      history={({ campaignId, revision }) => (
        <RecordHistory key={revision} subject={{ kind: 'campaign', id: campaignId }} />
      )}
    />
  );
}

function CampaignForm({ id }: { id: string | null }) {
  const actor = useActorRef(liveCampaignFormMachine, { input: { id } });
  useGlobalEvents(actor);
  const navigate = useNavigate();
  const showToast = useToast();
  useEffect(() => {
    const subscription = actor.on('record.saved', ({ subject: { campaign } }) => {
      if (!campaign) return;
      showToast(<SavedMessage isNew={id === null} />, 'success');
      navigate(campaignPaths.record(campaign), { replace: true });
    });
    return () => subscription.unsubscribe();
  }, [actor, id, navigate, showToast]);
  return <CampaignFormScreen actor={actor} />;
}

/** The words of spec point 7. */
const SavedMessage = ({ isNew }: { isNew: boolean }) =>
  isNew ? (
    <FormattedMessage
      id="campaigns.saved.new"
      defaultMessage="Campaign successfully Created!"
      description="The English text is fixed by the specification"
    />
  ) : (
    <FormattedMessage
      id="campaigns.saved.changed"
      defaultMessage="Campaign successfully Updated!"
      description="The English text is fixed by the specification"
    />
  );
