import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import {
  creatorLabel,
  type ListActor,
  type PickerActor,
  RecordPicker,
  SearchField,
} from '#src/features/admin/records/index.ts';
import { Field } from '#src/ui/forms/field.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import type { Source, SourceFilters } from './source-list-machines.ts';
import { CrawlingSelect, LanguageSelect } from './source-status.tsx';

/** Finds the publishers and creators to choose from. */
export type SourcePickers = { publisher: PickerActor; creator: PickerActor };

type Props = {
  actor: ListActor<Source, SourceFilters>;
  filters: SourceFilters;
  onFilters: (filters: SourceFilters, how?: 'chosen' | 'typed') => void;
  pickers: SourcePickers;
};

/** The filters of the list of sources. */
export function SourceFilterControls(props: Props) {
  const { actor, filters, onFilters, pickers } = props;
  // The address has only ids; the rows that they find have the names.
  const row = useSelector(actor, ({ context }) => context.rows[0]);
  const { accountId, creatorUserId } = filters;
  const publisherName = row?.account?.accountId === accountId ? row?.account?.name : undefined;
  const creator = row?.creator.creatorUserId === creatorUserId ? row?.creator : undefined;
  return (
    <>
      <Box flex="2 1 16rem">
        <SearchField
          label={<FormattedMessage id="sources.search" defaultMessage="Search by name or key" />}
          value={filters.search}
          onChange={(search) => onFilters({ ...filters, search }, 'typed')}
        />
      </Box>
      <Box flex="1 1 9rem">
        <LanguageSelect
          value={filters.language}
          onChange={(language) => onFilters({ ...filters, language })}
        />
      </Box>
      <Box flex="1 1 8rem">
        <CrawlingSelect
          value={filters.crawling}
          onChange={(crawling) => onFilters({ ...filters, crawling })}
        />
      </Box>
      <Box flex="1 1 14rem">
        <Field label={<FormattedMessage id="sources.publisher" defaultMessage="Publisher" />}>
          <RecordPicker
            actor={pickers.publisher}
            value={accountId === null ? null : { value: accountId, label: publisherName ?? '' }}
            onChange={(chosen) => onFilters({ ...filters, accountId: chosen?.value ?? null })}
          />
        </Field>
      </Box>
      <Box flex="1 1 14rem">
        <Field label={<FormattedMessage id="sources.creator" defaultMessage="Creator" />}>
          <RecordPicker
            actor={pickers.creator}
            value={
              creatorUserId === null
                ? null
                : { value: creatorUserId, label: creator ? creatorLabel(creator) : '' }
            }
            onChange={(chosen) => onFilters({ ...filters, creatorUserId: chosen?.value ?? null })}
          />
        </Field>
      </Box>
    </>
  );
}
