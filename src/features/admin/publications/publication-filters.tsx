import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { SearchField } from '#src/features/admin/records/index.ts';
import { Field } from '#src/ui/forms/field.tsx';
import { ListboxSelect } from '#src/ui/forms/listbox-select.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import {
  type PublicationCounts,
  type PublicationFilterState,
  type PublicationFilters,
  type publicationCountsMachine,
  publicationFilterFailures,
  publicationFilterStates,
} from './publication-machines.ts';
import { publicationFailureTexts, publicationFilterTexts } from './publication-texts.tsx';

type Props = {
  counts: ActorRefFrom<typeof publicationCountsMachine>;
  filters: PublicationFilters;
  onFilters: (filters: PublicationFilters, how?: 'chosen' | 'typed') => void;
};

/** Search, status and reason. */
export function PublicationFilterControls({ counts, filters, onFilters }: Props) {
  return (
    <>
      <Box flex="2 1 16rem">
        <SearchField
          label={
            <FormattedMessage
              id="publications.search"
              defaultMessage="Search by title or creator"
            />
          }
          value={filters.search}
          maxLength={200}
          onChange={(text) => onFilters({ ...filters, search: text }, 'typed')}
        />
      </Box>
      <Box flex="1 1 12rem">
        <StateFilter
          counts={counts}
          value={filters.state}
          onChange={(next) => onFilters({ ...filters, state: next })}
        />
      </Box>
      <Box flex="1 1 14rem">
        <FailureFilter
          value={filters.failure}
          onChange={(next) => onFilters({ ...filters, failure: next })}
        />
      </Box>
    </>
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
