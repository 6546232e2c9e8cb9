import { FormattedMessage } from 'react-intl';
import { earningsByFormat } from '#domain/money/earnings.ts';
import { engagementNames } from '#src/i18n/engagement-names.ts';
import { formatNames } from '#src/i18n/format-names.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { IndianTime, Money, Month, Num } from '#src/ui/data/formatted-values.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { DisclosureSummary } from '#src/ui/layout/disclosure-summary.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { EarningsStatusAmount } from './earnings-status-amount.tsx';
import type { Payment } from './live-earnings-machines.ts';

const Parts = chakra('dl', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '2' },
});

/** One month: its earnings, their status, and their sources. */
export function MonthCard({ payment, isOpen }: { payment: Payment; isOpen: boolean }) {
  const { month, paise, invoicedPaise, paidPaise, lines, asOf } = payment;
  const titleId = `earnings-${month}`;
  return (
    <Card as="article" aria-labelledby={titleId} gap="3">
      <Row justifyContent="space-between" alignItems="baseline" columnGap="4">
        <Heading as="h2" size="sm" id={titleId}>
          <Month month={month} />
        </Heading>
        <Text fontSize="xl" fontWeight="bold">
          <Money paise={paise} />
        </Text>
      </Row>
      {invoicedPaise < paise && (
        <Text size="sm" muted>
          <FormattedMessage
            id="money.month.till"
            defaultMessage="As of {time}, India time"
            description="time: 21 Nov, 3:00 pm"
            values={{ time: <IndianTime time={asOf} /> }}
          />
        </Text>
      )}
      <Parts>
        {paidPaise > 0 && <EarningsStatusAmount kind="paid" paise={paidPaise} />}
        {invoicedPaise > paidPaise && (
          <EarningsStatusAmount kind="invoiced" paise={invoicedPaise - paidPaise} />
        )}
        {paise > invoicedPaise && (
          <EarningsStatusAmount kind="open" paise={paise - invoicedPaise} />
        )}
      </Parts>
      <details open={isOpen}>
        <DisclosureSummary>
          <FormattedMessage id="money.month.for" defaultMessage="Details" />
        </DisclosureSummary>
        <Stack gap="4" paddingBlockStart="2">
          {earningsByFormat(lines).map((one) => (
            <FormatLines key={one.format} {...one} />
          ))}
        </Stack>
      </details>
    </Card>
  );
}

const Lines = chakra('dl', {
  base: { display: 'flex', flexDirection: 'column' },
});

function FormatLines({ format, paise, lines }: ReturnType<typeof earningsByFormat>[number]) {
  return (
    <Stack gap="1">
      <Row justifyContent="space-between" alignItems="baseline" columnGap="4">
        <Heading as="h3" size="sm" fontSize="md">
          <FormattedMessage {...formatNames[format]} />
        </Heading>
        <Text fontWeight="semibold">
          <Money paise={paise} />
        </Text>
      </Row>
      <Lines>
        {lines.map(({ kind, count, paisePerThousand, paise: ofLine }) => (
          <Row
            key={`${kind} ${paisePerThousand}`}
            justifyContent="space-between"
            alignItems="baseline"
            columnGap="4"
            rowGap="0"
            paddingBlock="1"
            borderBlockStartWidth="1px"
            borderColor="line"
          >
            <Text as="dt" size="sm">
              <FormattedMessage
                id="money.line"
                defaultMessage="{count} {kind} at {rate} per 1,000"
                description="What an amount is for: 3,18,400 Views at ₹40.00 for 1,000"
                values={{
                  count: <Num value={count} />,
                  kind: <FormattedMessage {...engagementNames[kind]} />,
                  rate: <Money paise={paisePerThousand} />,
                }}
              />
            </Text>
            <Text as="dd" size="sm" marginInlineStart="auto">
              <Money paise={ofLine} />
            </Text>
          </Row>
        ))}
      </Lines>
    </Stack>
  );
}
