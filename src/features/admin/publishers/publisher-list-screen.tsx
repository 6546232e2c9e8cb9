import { Newspaper } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import {
  type ExportActor,
  RecordListPage,
  SearchField,
} from '#src/features/admin/records/index.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { ActivitySelect } from './publisher-activity.tsx';
import { usePublisherColumns } from './publisher-columns.tsx';
import type { Publisher, PublisherFilters, publisherListMachine } from './publisher-machines.ts';
import { publisherPaths } from './publisher-paths.ts';

type Props = {
  actor: ActorRefFrom<typeof publisherListMachine>;
  exporter: ExportActor<Publisher, PublisherFilters>;
  filters: PublisherFilters;
  onFilters: (filters: PublisherFilters, how?: 'chosen' | 'typed') => void;
};

const noFilters: PublisherFilters = { search: '', activity: 'all' };

/** Publisher accounts by name. */
export function PublisherListScreen({ actor, exporter, filters, onFilters }: Props) {
  const intl = useIntl();
  const columns = usePublisherColumns();
  const isFiltered = filters.search.trim() !== '' || filters.activity !== 'all';
  return (
    <RecordListPage
      title={<FormattedMessage id="publishers.title" defaultMessage="Publisher accounts" />}
      create={<NewPublisherLink />}
      list={actor}
      exporter={exporter}
      table={{
        id: 'publishers',
        label: intl.formatMessage({
          id: 'publishers.title',
          defaultMessage: 'Publisher accounts',
        }),
        columns,
        rowKey: (publisher) => publisher.accountId,
        rowName: (publisher) => publisher.name,
      }}
      filters={filters}
      onReset={isFiltered ? () => onFilters(noFilters) : undefined}
      controls={
        <>
          <Box flex="2 1 16rem">
            <SearchField
              label={<FormattedMessage id="publishers.search" defaultMessage="Search by name" />}
              value={filters.search}
              onChange={(search) => onFilters({ ...filters, search }, 'typed')}
            />
          </Box>
          <Box flex="1 1 10rem">
            <ActivitySelect
              value={filters.activity}
              onChange={(activity) => onFilters({ ...filters, activity })}
            />
          </Box>
        </>
      }
      empty={<NoPublishers />}
    />
  );
}

const NewPublisherLink = () => (
  <RouterButton to={publisherPaths.create}>
    <FormattedMessage
      id="publishers.new"
      defaultMessage="New publisher account"
      description="Button"
    />
  </RouterButton>
);

function NoPublishers() {
  return (
    <EmptyState
      icon={<Newspaper aria-hidden="true" size="2.5rem" />}
      title={<FormattedMessage id="publishers.none" defaultMessage="No publisher accounts yet" />}
    >
      <FormattedMessage
        id="publishers.none-hint"
        defaultMessage="A publisher account is the company behind one or more sources, such as a newspaper."
      />
    </EmptyState>
  );
}
