import { Rss } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { type ExportActor, RecordListPage } from '#src/features/admin/records/index.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { useSourceColumns } from './source-columns.tsx';
import { SourceFilterControls, type SourcePickers } from './source-filter-controls.tsx';
import {
  noSourceFilters,
  type Source,
  type SourceFilters,
  type sourceListMachine,
} from './source-list-machines.ts';
import { sourcePaths } from './source-paths.ts';

type Props = {
  actor: ActorRefFrom<typeof sourceListMachine>;
  exporter: ExportActor<Source, SourceFilters>;
  filters: SourceFilters;
  onFilters: (filters: SourceFilters, how?: 'chosen' | 'typed') => void;
  pickers: SourcePickers;
};

/** Sources of crawled posts, the newest first. */
export function SourceListScreen({ actor, exporter, filters, onFilters, pickers }: Props) {
  const intl = useIntl();
  const columns = useSourceColumns();
  const isFiltered = isSourceFiltered(filters);
  return (
    <RecordListPage
      title={<FormattedMessage id="sources.title" defaultMessage="Sources" />}
      create={<NewSourceLink />}
      list={actor}
      exporter={exporter}
      table={{
        id: 'sources',
        label: intl.formatMessage({ id: 'sources.title', defaultMessage: 'Sources' }),
        columns,
        rowKey: (source) => source.sourceId,
        rowName: (source) => source.name,
      }}
      filters={filters}
      onReset={isFiltered ? () => onFilters(noSourceFilters) : undefined}
      controls={
        <SourceFilterControls
          actor={actor}
          filters={filters}
          onFilters={onFilters}
          pickers={pickers}
        />
      }
      empty={<NoSources />}
    />
  );
}

const isSourceFiltered = ({ search, ...chosen }: SourceFilters) =>
  search.trim() !== '' || Object.values(chosen).some((value) => value !== null && value !== 'all');

const NewSourceLink = () => (
  <RouterButton to={sourcePaths.create}>
    <FormattedMessage id="sources.new" defaultMessage="New source" description="Button" />
  </RouterButton>
);

function NoSources() {
  return (
    <EmptyState
      icon={<Rss aria-hidden="true" size="2.5rem" />}
      title={<FormattedMessage id="sources.none" defaultMessage="No sources yet" />}
    >
      <FormattedMessage
        id="sources.none-hint"
        defaultMessage="A source is a website or feed whose posts the crawler imports for a creator."
      />
    </EmptyState>
  );
}
