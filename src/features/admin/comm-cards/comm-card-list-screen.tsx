import { Megaphone } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { paymentTypes } from '#domain/money/earnings.ts';
import {
  type ExportActor,
  RecordListPage,
  SearchField,
} from '#src/features/admin/records/index.ts';
import { useLanguage } from '#src/i18n/language-provider.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { ListboxSelect } from '#src/ui/forms/listbox-select.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { useCommCardColumns } from './comm-card-columns.tsx';
import type { CommCard, CommCardFilters, commCardListMachine } from './comm-card-machines.ts';
import { commCardPaths } from './comm-card-paths.ts';
import { cardTitle } from './comm-card-values.tsx';

type Props = {
  actor: ActorRefFrom<typeof commCardListMachine>;
  exporter: ExportActor<CommCard, CommCardFilters>;
  filters: CommCardFilters;
  onFilters: (filters: CommCardFilters, how?: 'chosen' | 'typed') => void;
};

/** Communication cards, the newest first. */
export function CommCardListScreen({ actor, exporter, filters, onFilters }: Props) {
  const intl = useIntl();
  const { language } = useLanguage();
  const columns = useCommCardColumns();
  const isFiltered = filters.paymentType !== 'all' || filters.search.trim() !== '';
  return (
    <RecordListPage
      title={<FormattedMessage id="cards.list" defaultMessage="Announcements" />}
      create={
        <RouterButton to={commCardPaths.create}>
          <FormattedMessage id="cards.new" defaultMessage="New announcement" />
        </RouterButton>
      }
      list={actor}
      exporter={exporter}
      table={{
        id: 'announcements',
        label: intl.formatMessage({ id: 'cards.list', defaultMessage: 'Announcements' }),
        columns,
        rowKey: (card) => card.cardId,
        rowName: (card) => cardTitle(card, language),
      }}
      filters={filters}
      onReset={isFiltered ? () => onFilters({ paymentType: 'all', search: '' }) : undefined}
      controls={
        <>
          <Box flex="2 1 16rem">
            <SearchField
              label={<FormattedMessage id="cards.search" defaultMessage="Search by text" />}
              value={filters.search}
              onChange={(search) => onFilters({ ...filters, search }, 'typed')}
            />
          </Box>
          <Box flex="0 1 18rem">
            <AudienceFilter
              value={filters.paymentType}
              onChange={(paymentType) => onFilters({ ...filters, paymentType })}
            />
          </Box>
        </>
      }
      empty={<NoCards />}
    />
  );
}

type FilterProps = {
  value: CommCardFilters['paymentType'];
  onChange: (paymentType: CommCardFilters['paymentType']) => void;
};

function AudienceFilter({ value, onChange }: FilterProps) {
  const intl = useIntl();
  return (
    <Field label={<FormattedMessage id="cards.audience" defaultMessage="Audience" />}>
      <ListboxSelect
        value={value}
        onChange={onChange}
        options={[
          {
            value: 'all',
            label: intl.formatMessage({ id: 'cards.audience.any', defaultMessage: 'Any' }),
          },
          ...paymentTypes.map((type) => ({
            value: type,
            label: intl.formatMessage(
              { id: 'cards.audience.type', defaultMessage: 'Visible to {type} creators' },
              { type },
            ),
          })),
        ]}
      />
    </Field>
  );
}

function NoCards() {
  return (
    <EmptyState
      icon={<Megaphone aria-hidden="true" size="2.5rem" />}
      title={<FormattedMessage id="cards.none" defaultMessage="No announcements yet" />}
    >
      <FormattedMessage
        id="cards.none-hint"
        defaultMessage="Creators see announcements above their posts until they dismiss them."
      />
    </EmptyState>
  );
}
