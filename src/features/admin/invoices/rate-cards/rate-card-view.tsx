import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { DateTime, Month, Num } from '#src/ui/data/formatted-values.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import type { RateCard } from './rate-card-machines.ts';
import { RateCardStatusBadge } from './rate-card-values.tsx';
import { RateTable } from './rate-table.tsx';

/** A rate card with its prices, and whether it applies. */
export function RateCardView({ card }: { card: RateCard }) {
  const headingId = useId();
  return (
    <Card as="article" aria-labelledby={headingId}>
      <Row justifyContent="space-between">
        <Heading as="h2" size="sm" id={headingId}>
          <FormattedMessage
            id="rates.card"
            defaultMessage="{type} from {month}"
            description="Heading of a rate card: ICC from November 2026"
            values={{ type: card.paymentType, month: <Month month={card.fromMonth} /> }}
          />
        </Heading>
        <RateCardStatusBadge status={card.status} />
      </Row>
      {card.status === 'replaced' && (
        <Text size="sm">
          <FormattedMessage
            id="rates.replaced-hint"
            defaultMessage="These prices don't apply: a later version for the same month replaced them."
          />
        </Text>
      )}
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
