import { Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { campaignStatuses } from '#domain/announcements/campaign.ts';
import {
  type ExportActor,
  RecordListPage,
  SearchField,
} from '#src/features/admin/records/index.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { ListboxSelect } from '#src/ui/forms/listbox-select.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { useCampaignColumns } from './campaign-columns.tsx';
import {
  type Campaign,
  type CampaignFilters,
  type campaignListMachine,
  noCampaignFilters,
} from './campaign-machines.ts';
import { campaignPaths } from './campaign-paths.ts';
import { campaignStatusTexts } from './campaign-values.tsx';

type Props = {
  actor: ActorRefFrom<typeof campaignListMachine>;
  exporter: ExportActor<Campaign, CampaignFilters>;
  filters: CampaignFilters;
  onFilters: (filters: CampaignFilters, how?: 'chosen' | 'typed') => void;
  views?: ReactNode;
};

/** Campaigns, the newest first. */
export function CampaignListScreen({ actor, exporter, filters, onFilters, views }: Props) {
  const intl = useIntl();
  const columns = useCampaignColumns();
  const isFiltered = filters.search.trim() !== '' || filters.status !== 'all';
  return (
    <RecordListPage
      title={<FormattedMessage id="campaigns.title" defaultMessage="Campaigns" />}
      create={<NewCampaignLink />}
      list={actor}
      exporter={exporter}
      views={views}
      table={{
        id: 'campaigns',
        label: intl.formatMessage({ id: 'campaigns.title', defaultMessage: 'Campaigns' }),
        columns,
        rowKey: (campaign) => campaign.campaignId,
        rowName: (campaign) => campaign.name,
      }}
      filters={filters}
      onReset={isFiltered ? () => onFilters(noCampaignFilters) : undefined}
      controls={
        <>
          <Box flex="2 1 16rem">
            <SearchField
              label={<FormattedMessage id="campaigns.search" defaultMessage="Search campaigns" />}
              value={filters.search}
              onChange={(search) => onFilters({ ...filters, search }, 'typed')}
            />
          </Box>
          <Box flex="1 1 12rem">
            <StatusFilter
              value={filters.status}
              onChange={(status) => onFilters({ ...filters, status })}
            />
          </Box>
        </>
      }
      empty={<NoCampaigns />}
    />
  );
}

type FilterProps = {
  value: CampaignFilters['status'];
  onChange: (status: CampaignFilters['status']) => void;
};

function StatusFilter({ value, onChange }: FilterProps) {
  const intl = useIntl();
  return (
    <Field label={<FormattedMessage id="campaigns.status" defaultMessage="Status" />}>
      <ListboxSelect
        value={value}
        onChange={onChange}
        options={[
          {
            value: 'all',
            label: intl.formatMessage({ id: 'campaigns.status.all', defaultMessage: 'All' }),
          },
          ...campaignStatuses.map((status) => ({
            value: status,
            label: intl.formatMessage(campaignStatusTexts[status]),
          })),
        ]}
      />
    </Field>
  );
}

const NewCampaignLink = () => (
  <RouterButton to={campaignPaths.create}>
    <FormattedMessage id="campaigns.new" defaultMessage="New campaign" description="Button" />
  </RouterButton>
);

function NoCampaigns() {
  return (
    <EmptyState
      icon={<Megaphone aria-hidden="true" size="2.5rem" />}
      title={<FormattedMessage id="campaigns.none" defaultMessage="No campaigns yet" />}
    >
      <FormattedMessage
        id="campaigns.none-hint"
        defaultMessage="A campaign asks creators for posts on one subject, for a limited time."
      />
    </EmptyState>
  );
}
