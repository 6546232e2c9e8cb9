import { useSelector } from '@xstate/react';
import { Tags } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { findRateCard, paymentTypes } from '#domain/money/earnings.ts';
import {
  type ExportActor,
  ListToolbar,
  RecordListView,
} from '#src/features/admin/records/index.ts';
import { DateTime, Month, Num } from '#src/ui/data/formatted-values.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { invoicePaths } from '../invoice-paths.ts';
import { usePriceColumns } from './price-columns.ts';
import type { PriceRow, RateCard, rateCardListMachine } from './rate-card-machines.ts';
import { rateCardPaths } from './rate-card-paths.ts';
import { RateTable } from './rate-table.tsx';

type Props = {
  actor: ActorRefFrom<typeof rateCardListMachine>;
  exporter: ExportActor<PriceRow, null>;
  /** The present one in India, YYYY-MM. */
  month: string;
};

/** What a thousand views, likes and shares earn, by payment type, the latest prices first. */
export function RateCardListScreen({ actor, exporter, month }: Props) {
  const columns = usePriceColumns();
  const cards = useSelector(actor, ({ context }) => context.rows);
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
        <ListToolbar
          list={actor}
          exporter={exporter}
          file={{ id: 'rate-cards', columns }}
          filters={null}
        />
        <RecordListView actor={actor} empty={<NoRateCards />}>
          {paymentTypes.map((paymentType) => (
            <RatesOfType
              key={paymentType}
              paymentType={paymentType}
              cards={cards.filter((card) => card.paymentType === paymentType)}
              month={month}
            />
          ))}
        </RecordListView>
      </Stack>
    </Page>
  );
}

type TypeProps = { paymentType: string; cards: readonly RateCard[]; month: string };

function RatesOfType({ paymentType, cards, month }: TypeProps) {
  if (cards.length === 0) return null;
  const current = findRateCard(cards, month);
  const headingId = `rates-${paymentType}`;
  return (
    <Stack as="section" gap="4" aria-labelledby={headingId}>
      <Heading as="h2" size="md" id={headingId}>
        {paymentType}
      </Heading>
      {cards.map((card) => (
        <RateCardView
          key={card.fromMonth}
          card={card}
          isCurrent={card === current}
          isPlanned={card.fromMonth > month}
        />
      ))}
    </Stack>
  );
}

type ViewProps = { card: RateCard; isCurrent: boolean; isPlanned: boolean };

function RateCardView({ card, isCurrent, isPlanned }: ViewProps) {
  return (
    <Card as="article">
      <Row justifyContent="space-between">
        <Heading as="h3" size="sm">
          <FormattedMessage
            id="rates.from"
            defaultMessage="From {month}"
            values={{ month: <Month month={card.fromMonth} /> }}
          />
        </Heading>
        {isCurrent && (
          <StatusBadge tone="success">
            <FormattedMessage id="rates.current" defaultMessage="Current" />
          </StatusBadge>
        )}
        {isPlanned && (
          <StatusBadge tone="info">
            <FormattedMessage id="rates.planned" defaultMessage="Planned" />
          </StatusBadge>
        )}
      </Row>
      <RateTable rates={card.rates} />
      <Text size="sm" muted>
        <FormattedMessage
          id="rates.version"
          defaultMessage="Version {version}, saved {time}"
          values={{ version: <Num value={card.version} />, time: <DateTime time={card.madeAt} /> }}
        />
      </Text>
    </Card>
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
