import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { chakra } from '#src/theme/chakra.tsx';
import { largeText } from '#src/theme/recipes/large-text.ts';
import { Money, Month } from '#src/ui/data/formatted-values.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { EarningsStatusAmount } from './earnings-status-amount.tsx';
import type { Payment } from './live-earnings-machines.ts';

const Parts = chakra('dl', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '8', rowGap: '3' },
});

const titleId = 'earnings-sum';
const sum = (months: Payment[], part: 'paise' | 'invoicedPaise' | 'paidPaise') =>
  months.reduce((total, month) => total + month[part], 0);

/** Twelve digits and signs on a line, whatever the size of text. */
const largeAmount = {
  [largeText]: { fontSize: 'min(2.125rem, 12.5vw)', '& bdi': { whiteSpace: 'normal' } },
};

/** The total of the visible months, and how much of it is paid. */
export function EarningsTotal({ months, isWhole }: { months: Payment[]; isWhole: boolean }) {
  const oldest = months.at(-1)?.month;
  const total = sum(months, 'paise');
  const invoiced = sum(months, 'invoicedPaise');
  const paid = sum(months, 'paidPaise');
  return (
    <Card as="section" aria-labelledby={titleId} bg="accent.soft" borderColor="transparent">
      <Stack gap="0">
        <Heading as="h2" size="sm" id={titleId}>
          <Since oldest={isWhole ? undefined : oldest} />
        </Heading>
        <Text fontSize="3xl" fontWeight="bold" css={largeAmount}>
          <Money paise={total} />
        </Text>
        <Text size="sm" muted>
          <FormattedMessage
            id="money.sum.before-tax"
            defaultMessage="Before tax. See each invoice for deductions."
          />
        </Text>
      </Stack>
      <Parts>
        <EarningsStatusAmount kind="paid" paise={paid} />
        <EarningsStatusAmount kind="invoiced" paise={invoiced - paid} />
        <EarningsStatusAmount kind="open" paise={total - invoiced} />
      </Parts>
    </Card>
  );
}

function Since({ oldest }: { oldest: string | undefined }): ReactNode {
  if (!oldest) return <FormattedMessage id="money.sum.all" defaultMessage="Total earnings" />;
  return (
    <FormattedMessage
      id="money.sum.since"
      defaultMessage="Earnings since {month}"
      description="Over a sum; month: November 2026"
      values={{ month: <Month month={oldest} /> }}
    />
  );
}
