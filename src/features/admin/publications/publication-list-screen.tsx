import { useSelector } from '@xstate/react';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import {
  type ExportActor,
  RecordListPage,
  SearchField,
} from '#src/features/admin/records/index.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { ListboxSelect } from '#src/ui/forms/listbox-select.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import { usePublicationColumns } from './publication-columns.tsx';
import {
  type Publication,
  type PublicationCounts,
  type PublicationFilterState,
  type PublicationFilters,
  type publicationCountsMachine,
  publicationFilterFailures,
  publicationFilterStates,
  type publicationListMachine,
} from './publication-machines.ts';
import { publicationFailureTexts, publicationFilterTexts } from './publication-texts.tsx';

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
        <>
          <Box flex="2 1 16rem">
            <SearchField
              label={
                <FormattedMessage
                  id="publications.search"
                  defaultMessage="Search by title or creator"
                />
              }
              value={search}
              maxLength={200}
              onChange={(text) => onFilters({ ...filters, search: text }, 'typed')}
            />
          </Box>
          <Box flex="1 1 12rem">
            <StateFilter
              counts={counts}
              value={state}
              onChange={(next) => onFilters({ ...filters, state: next })}
            />
          </Box>
          <Box flex="1 1 14rem">
            <FailureFilter
              value={failure}
              onChange={(next) => onFilters({ ...filters, failure: next })}
            />
          </Box>
        </>
      }
      empty={<NothingFailed />}
    />
  );
}

const countOf = (
  { waiting, refused, expired }: PublicationCounts,
  state: PublicationFilterState,
): number => {
  switch (state) {
    case 'all':
      return waiting + refused + expired;
    case 'failed':
      return refused + expired;
    case 'waiting':
      return waiting;
    case 'refused':
      return refused;
    case 'expired':
      return expired;
  }
};

type StateProps = {
  counts: Props['counts'];
  value: PublicationFilterState;
  onChange: (state: PublicationFilterState) => void;
};

/** Each state with how many there are, once that is known. */
function StateFilter({ counts, value, onChange }: StateProps) {
  const intl = useIntl();
  const data = useSelector(counts, ({ context }) => context.data);
  const label = (state: PublicationFilterState) => {
    const name = intl.formatMessage(publicationFilterTexts[state]);
    if (!data) return name;
    return intl.formatMessage(
      {
        id: 'publications.filter.counted',
        defaultMessage: '{name} ({count, number})',
        description: 'Option of a filter with how many rows it has',
      },
      { name, count: countOf(data, state) },
    );
  };
  return (
    <Field label={<FormattedMessage id="publications.state" defaultMessage="Status" />}>
      <ListboxSelect
        value={value}
        onChange={onChange}
        options={publicationFilterStates.map((state) => ({ value: state, label: label(state) }))}
      />
    </Field>
  );
}

type FailureProps = {
  value: PublicationFilters['failure'];
  onChange: (failure: PublicationFilters['failure']) => void;
};

function FailureFilter({ value, onChange }: FailureProps) {
  const intl = useIntl();
  const all = intl.formatMessage({
    id: 'publications.failure.all',
    defaultMessage: 'All reasons',
    description: 'Filter of deliveries by why they failed',
  });
  return (
    <Field label={<FormattedMessage id="publications.failure" defaultMessage="Reason" />}>
      <ListboxSelect
        value={value}
        onChange={onChange}
        options={publicationFilterFailures.map((failure) => ({
          value: failure,
          label: failure === 'all' ? all : intl.formatMessage(publicationFailureTexts[failure]),
        }))}
      />
    </Field>
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
