import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import {
  AccountStatusSelect,
  type ExportActor,
  RecordListPage,
  SearchField,
} from '#src/features/admin/records/index.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { useAgencyColumns } from './agency-columns.tsx';
import type { Agency, AgencyFilters, agencyListMachine } from './agency-machines.ts';
import { agencyPaths } from './agency-paths.ts';

type Props = {
  actor: ActorRefFrom<typeof agencyListMachine>;
  exporter: ExportActor<Agency, AgencyFilters>;
  filters: AgencyFilters;
  onFilters: (filters: AgencyFilters, how?: 'chosen' | 'typed') => void;
  views?: ReactNode;
};

const noFilters = { search: '', status: 'all' } as const;

/** Agencies, by name unless sorted otherwise. */
export function AgencyListScreen({ actor, exporter, filters, onFilters, views }: Props) {
  const intl = useIntl();
  const columns = useAgencyColumns();
  const isFiltered = filters.search.trim() !== '' || filters.status !== 'all';
  return (
    <RecordListPage
      title={<FormattedMessage id="agencies.title" defaultMessage="Agencies" />}
      create={<NewAgencyLink />}
      list={actor}
      exporter={exporter}
      views={views}
      table={{
        id: 'agencies',
        label: intl.formatMessage({ id: 'agencies.title', defaultMessage: 'Agencies' }),
        columns,
        rowKey: (agency) => agency.agencyUserId,
        rowName: (agency) => agency.name ?? '',
      }}
      filters={filters}
      onReset={isFiltered ? () => onFilters({ ...filters, ...noFilters }) : undefined}
      sort={{
        value: filters.sort,
        onChange: (sort) => onFilters({ ...filters, sort: sort as AgencyFilters['sort'] }),
      }}
      controls={
        <>
          <Box flex="2 1 16rem">
            <SearchField
              label={
                <FormattedMessage id="agencies.search" defaultMessage="Search by name or phone" />
              }
              value={filters.search}
              onChange={(search) => onFilters({ ...filters, search }, 'typed')}
            />
          </Box>
          <Box flex="1 1 10rem">
            <AccountStatusSelect
              value={filters.status}
              onChange={(status) => onFilters({ ...filters, status })}
            />
          </Box>
        </>
      }
      empty={<NoAgencies />}
    />
  );
}

const NewAgencyLink = () => (
  <RouterButton to={agencyPaths.create}>
    <FormattedMessage id="agencies.new" defaultMessage="New agency" description="Button" />
  </RouterButton>
);

function NoAgencies() {
  return (
    <EmptyState
      icon={<Building2 aria-hidden="true" size="2.5rem" />}
      title={<FormattedMessage id="agencies.none" defaultMessage="No agencies yet" />}
    >
      <FormattedMessage
        id="agencies.none-hint"
        defaultMessage="An agency signs in with its own account and manages its creators."
      />
    </EmptyState>
  );
}
