import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { type ExportActor, RecordListPage } from '#src/features/admin/records/index.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { usePublicationColumns } from './publication-columns.tsx';
import { PublicationFilterControls } from './publication-filters.tsx';
import type {
  Publication,
  PublicationFilters,
  publicationCountsMachine,
  publicationListMachine,
} from './publication-machines.ts';

type Props = {
  actor: ActorRefFrom<typeof publicationListMachine>;
  counts: ActorRefFrom<typeof publicationCountsMachine>;
  exporter: ExportActor<Publication, PublicationFilters>;
  filters: PublicationFilters;
  onFilters: (filters: PublicationFilters, how?: 'chosen' | 'typed') => void;
  views?: ReactNode;
};

const noFilters: PublicationFilters = { search: '', state: 'all', failure: 'all' };

/** What the reader app has not confirmed, the newest first. */
export function PublicationListScreen({
  actor,
  counts,
  exporter,
  filters,
  onFilters,
  views,
}: Props) {
  const intl = useIntl();
  const columns = usePublicationColumns();
  const { search, state, failure } = filters;
  const isFiltered = search.trim() !== '' || state !== 'all' || failure !== 'all';
  const title = intl.formatMessage({
    id: 'publications.title',
    defaultMessage: 'Failed publications',
    description: 'Page of staff: posts that the reader app has not taken',
  });
  return (
    <RecordListPage
      title={title}
      list={actor}
      exporter={exporter}
      views={views}
      table={{
        id: 'publications',
        label: title,
        columns,
        rowKey: ({ deliveryId }) => deliveryId,
        rowName: (row) => row.title ?? row.deliveryId,
      }}
      filters={filters}
      onReset={isFiltered ? () => onFilters(noFilters) : undefined}
      controls={
        <PublicationFilterControls counts={counts} filters={filters} onFilters={onFilters} />
      }
      empty={<NothingFailed />}
    />
  );
}

function NothingFailed() {
  return (
    <EmptyState
      icon={<CircleCheck aria-hidden="true" size="2.5rem" />}
      title={
        <FormattedMessage
          id="publications.none"
          defaultMessage="Everything reached the reader app"
        />
      }
    >
      <FormattedMessage
        id="publications.none-hint"
        defaultMessage="Posts appear here when the reader app refuses them or does not answer."
      />
    </EmptyState>
  );
}
