import { useSelector } from '@xstate/react';
import { Users } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { type BulkActor, BulkPanel, useBulkSelection } from '#src/features/admin/bulk/index.ts';
import {
  type AgencySearchActor,
  type ExportActor,
  type namedAgencyMachine,
  RecordListPage,
} from '#src/features/admin/records/index.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { useCreatorOffers } from './creator-bulk.tsx';
import { useCreatorColumns } from './creator-columns.tsx';
import { CreatorFilterControls } from './creator-filter-controls.tsx';
import {
  type CreatorFilters,
  type CreatorSort,
  countSetFilters,
  noCreatorFilters,
  toRequestFilters,
} from './creator-filters.ts';
import type { Creator, creatorListMachine } from './creator-machines.ts';
import { creatorPaths } from './creator-paths.ts';

type Props = {
  actor: ActorRefFrom<typeof creatorListMachine>;
  exporter: ExportActor<Creator, CreatorFilters>;
  agencies: AgencySearchActor;
  /** The agency that the address names. */
  agency: ActorRefFrom<typeof namedAgencyMachine>;
  bulk: BulkActor;
  filters: CreatorFilters;
  onFilters: (filters: CreatorFilters, how?: 'chosen' | 'typed') => void;
  /** The menu of saved views. */
  views?: ReactNode;
};

/** Creators by filters, the newest first unless sorted otherwise. */
export function CreatorListScreen(props: Props) {
  const { actor, exporter, agencies, agency, bulk, filters, onFilters, views } = props;
  const intl = useIntl();
  const columns = useCreatorColumns();
  const rows = useSelector(actor, ({ context }) => context.rows);
  const total = useSelector(actor, ({ context }) => context.total);
  const keys = useMemo(() => rows.map(({ creatorUserId }) => creatorUserId), [rows]);
  const selection = useBulkSelection(bulk, keys);
  const offers = useCreatorOffers(filters, agencies);
  const named = useSelector(agency, ({ context }) => context.data);
  return (
    <RecordListPage
      title={<FormattedMessage id="creators.title" defaultMessage="Creators" />}
      create={<NewCreatorLink />}
      list={actor}
      exporter={exporter}
      table={{
        id: 'creators',
        label: intl.formatMessage({ id: 'creators.title', defaultMessage: 'Creators' }),
        columns,
        rowKey: (creator) => creator.creatorUserId,
        rowName: (creator) => creator.name ?? '',
      }}
      filters={filters}
      selection={selection}
      bulk={
        <BulkPanel actor={bulk} offers={offers} total={total} filters={toRequestFilters(filters)} />
      }
      views={views}
      onReset={
        countSetFilters(filters) > 0
          ? () => onFilters({ ...noCreatorFilters, sort: filters.sort })
          : undefined
      }
      sort={{
        value: filters.sort,
        onChange: (sort) => onFilters({ ...filters, sort: sort as CreatorSort }),
      }}
      controls={
        <CreatorFilterControls
          filters={filters}
          onFilters={onFilters}
          agencies={agencies}
          agency={named}
        />
      }
      empty={<NoCreators />}
    />
  );
}

const NewCreatorLink = () => (
  <RouterButton to={creatorPaths.create}>
    <FormattedMessage id="creators.new" defaultMessage="New creator" description="Button" />
  </RouterButton>
);

function NoCreators() {
  return (
    <EmptyState
      icon={<Users aria-hidden="true" size="2.5rem" />}
      title={<FormattedMessage id="creators.none" defaultMessage="No creators yet" />}
    >
      <FormattedMessage
        id="creators.none-hint"
        defaultMessage="Creators appear here when they sign in for the first time or when you add them."
      />
    </EmptyState>
  );
}
