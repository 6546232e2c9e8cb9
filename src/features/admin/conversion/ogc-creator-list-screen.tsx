import { ArrowLeftRight } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import {
  type ExportActor,
  type PickerActor,
  RecordListPage,
  RecordPicker,
  SearchField,
} from '#src/features/admin/records/index.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import type {
  OgcCreator,
  OgcCreatorFilters,
  ogcCreatorListMachine,
} from './conversion-machines.ts';
import { useOgcCreatorColumns } from './ogc-creator-columns.tsx';

type Props = {
  actor: ActorRefFrom<typeof ogcCreatorListMachine>;
  exporter: ExportActor<OgcCreator, OgcCreatorFilters>;
  filters: OgcCreatorFilters;
  onFilters: (filters: OgcCreatorFilters, how?: 'chosen' | 'typed') => void;
  /** Opens the creator of a source. */
  onCreator: (creatorUserId: string) => void;
  /** Finds creators by their sources. */
  picker: PickerActor;
};

/** OGC creators by name, to choose one for the conversion. */
export function OgcCreatorListScreen(props: Props) {
  const { actor, exporter, filters, onFilters, onCreator, picker } = props;
  const intl = useIntl();
  const columns = useOgcCreatorColumns();
  const isFiltered = filters.search.trim() !== '';
  return (
    <RecordListPage
      title={<FormattedMessage id="conversion.title" defaultMessage="OGC to ICC" />}
      list={actor}
      exporter={exporter}
      table={{
        id: 'ogc-creators',
        label: intl.formatMessage({ id: 'conversion.list', defaultMessage: 'OGC creators' }),
        columns,
        rowKey: (creator) => creator.creatorUserId,
        rowName: (creator) => creator.name ?? creator.handle ?? '',
      }}
      filters={filters}
      onReset={isFiltered ? () => onFilters({ search: '' }) : undefined}
      controls={
        <>
          <Box flex="1 1 16rem">
            <SearchField
              label={
                <FormattedMessage
                  id="conversion.search"
                  defaultMessage="Search by name, handle or phone"
                />
              }
              value={filters.search}
              onChange={(search) => onFilters({ search }, 'typed')}
            />
          </Box>
          <Box flex="1 1 16rem">
            <Field
              label={
                <FormattedMessage id="conversion.by-source" defaultMessage="Or find by source" />
              }
            >
              <RecordPicker
                actor={picker}
                value={null}
                onChange={(chosen) => chosen && onCreator(chosen.value)}
              />
            </Field>
          </Box>
        </>
      }
      empty={<NoOgcCreators />}
    />
  );
}

function NoOgcCreators() {
  return (
    <EmptyState
      icon={<ArrowLeftRight aria-hidden="true" size="2.5rem" />}
      title={<FormattedMessage id="conversion.none" defaultMessage="No OGC creators" />}
    >
      <FormattedMessage
        id="conversion.none-hint"
        defaultMessage="OGC creators own the posts that the crawler imports from their sources."
      />
    </EmptyState>
  );
}
