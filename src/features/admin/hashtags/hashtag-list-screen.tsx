import { useSelector } from '@xstate/react';
import { Hash } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { type BulkActor, BulkPanel, useBulkSelection } from '#src/features/admin/bulk/index.ts';
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
import { hashtagOffers } from './hashtag-bulk.tsx';
import { useHashtagColumns } from './hashtag-columns.tsx';
import {
  type Hashtag,
  type HashtagFilters,
  hashtagKinds,
  type hashtagListMachine,
  toRequestFilters,
} from './hashtag-machines.ts';
import { hashtagPaths } from './hashtag-paths.ts';
import { hashtagKindTexts } from './hashtag-values.tsx';

type Props = {
  actor: ActorRefFrom<typeof hashtagListMachine>;
  exporter: ExportActor<Hashtag, HashtagFilters>;
  bulk: BulkActor;
  filters: HashtagFilters;
  onFilters: (filters: HashtagFilters, how?: 'chosen' | 'typed') => void;
  views?: ReactNode;
};

const noFilters: HashtagFilters = { search: '', kind: 'all' };

/** Hashtags, the most used first. */
export function HashtagListScreen(props: Props) {
  const { actor, exporter, bulk, filters, onFilters, views } = props;
  const intl = useIntl();
  const columns = useHashtagColumns();
  const rows = useSelector(actor, ({ context }) => context.rows);
  const total = useSelector(actor, ({ context }) => context.total);
  const keys = useMemo(() => rows.map(({ id }) => id), [rows]);
  const selection = useBulkSelection(bulk, keys);
  const isFiltered = filters.search.trim() !== '' || filters.kind !== 'all';
  return (
    <RecordListPage
      title={<FormattedMessage id="hashtags.title" defaultMessage="Hashtags" />}
      create={
        <RouterButton to={hashtagPaths.create}>
          <FormattedMessage id="hashtags.new" defaultMessage="New hashtag" />
        </RouterButton>
      }
      list={actor}
      exporter={exporter}
      views={views}
      selection={selection}
      bulk={
        <BulkPanel
          actor={bulk}
          offers={hashtagOffers}
          total={total}
          filters={toRequestFilters(filters)}
        />
      }
      table={{
        id: 'hashtags',
        label: intl.formatMessage({ id: 'hashtags.title', defaultMessage: 'Hashtags' }),
        columns,
        rowKey: ({ id }) => id,
        rowName: ({ title }) => title,
      }}
      filters={filters}
      onReset={isFiltered ? () => onFilters(noFilters) : undefined}
      controls={
        <>
          <Box flex="2 1 16rem">
            <SearchField
              label={<FormattedMessage id="hashtags.search" defaultMessage="Search hashtags" />}
              value={filters.search}
              maxLength={60}
              onChange={(search) => onFilters({ ...filters, search }, 'typed')}
            />
          </Box>
          <Box flex="1 1 12rem">
            <KindFilter value={filters.kind} onChange={(kind) => onFilters({ ...filters, kind })} />
          </Box>
        </>
      }
      empty={<NoHashtags />}
    />
  );
}

type FilterProps = {
  value: HashtagFilters['kind'];
  onChange: (kind: HashtagFilters['kind']) => void;
};

function KindFilter({ value, onChange }: FilterProps) {
  const intl = useIntl();
  return (
    <Field label={<FormattedMessage id="hashtags.status" defaultMessage="Status" />}>
      <ListboxSelect
        value={value}
        onChange={onChange}
        options={hashtagKinds.map((kind) => ({
          value: kind,
          label: intl.formatMessage(hashtagKindTexts[kind]),
        }))}
      />
    </Field>
  );
}

function NoHashtags() {
  return (
    <EmptyState
      icon={<Hash aria-hidden="true" size="2.5rem" />}
      title={<FormattedMessage id="hashtags.none" defaultMessage="No hashtags yet" />}
    >
      <FormattedMessage
        id="hashtags.none-hint"
        defaultMessage="Hashtags appear here as soon as a post has them."
      />
    </EmptyState>
  );
}
