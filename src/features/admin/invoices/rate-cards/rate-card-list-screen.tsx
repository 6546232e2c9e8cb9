import { useSelector } from '@xstate/react';
import { Tags } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import {
  type ExportActor,
  ListToolbar,
  NothingFound,
  RecordListView,
} from '#src/features/admin/records/index.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { invoicePaths } from '../invoice-paths.ts';
import { usePriceColumns } from './price-columns.ts';
import { RateCardFilterControls } from './rate-card-filters.tsx';
import {
  type PriceRow,
  type RateCardFilters,
  rateCardKey,
  type rateCardListMachine,
} from './rate-card-machines.ts';
import { rateCardPaths } from './rate-card-paths.ts';
import { RateCardView } from './rate-card-view.tsx';

type Props = {
  actor: ActorRefFrom<typeof rateCardListMachine>;
  exporter: ExportActor<PriceRow, RateCardFilters>;
  filters: RateCardFilters;
  onFilters: (filters: RateCardFilters) => void;
};

/** What a thousand views, likes and shares earn, by month and payment type, in all versions. */
export function RateCardListScreen({ actor, exporter, filters, onFilters }: Props) {
  const columns = usePriceColumns();
  const cards = useSelector(actor, ({ context }) => context.rows);
  const isFiltered = filters.paymentType !== null || filters.status !== null;
  const reset = () => onFilters({ ...filters, paymentType: null, status: null });
  return (
    <Page paddingBlock={{ base: '6', md: '8' }}>
      <Stack gap="6">
        <BackLink to={invoicePaths.list}>
          <FormattedMessage id="invoices.back" defaultMessage="All invoices" />
        </BackLink>
        <Row justifyContent="space-between">
          <PageTitle>
            <FormattedMessage id="rates.title" defaultMessage="Rate cards" />
          </PageTitle>
          <RouterButton to={rateCardPaths.create}>
            <FormattedMessage id="rates.new" defaultMessage="New rate card" description="Button" />
          </RouterButton>
        </Row>
        <Text muted>
          <FormattedMessage
            id="rates.lead"
            defaultMessage="Prices in rupees per 1,000. A card applies from its month until the next card of its payment type."
          />
        </Text>
        <RateCardFilterControls filters={filters} onFilters={onFilters} />
        <ListToolbar
          list={actor}
          exporter={exporter}
          file={{ id: 'rate-cards', columns }}
          filters={filters}
        />
        <RecordListView
          actor={actor}
          empty={isFiltered ? <NothingFound onReset={reset} /> : <NoRateCards />}
        >
          {cards.map((card) => (
            <RateCardView key={rateCardKey(card)} card={card} />
          ))}
        </RecordListView>
      </Stack>
    </Page>
  );
}

const NoRateCards = () => (
  <EmptyState
    icon={<Tags aria-hidden="true" size="2.5rem" />}
    title={<FormattedMessage id="rates.none" defaultMessage="No rate cards yet" />}
  >
    <FormattedMessage
      id="rates.none-hint"
      defaultMessage="Creators earn nothing until there is a rate card for their payment type."
    />
  </EmptyState>
);
