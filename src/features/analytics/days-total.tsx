import { FormattedMessage } from 'react-intl';
import type { EngagementKind } from '#domain/analytics/engagement.ts';
import { engagementNames } from '#src/i18n/engagement-names.ts';
import { Num } from '#src/ui/data/formatted-values.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import type { Trend } from './live-machines.ts';

type Props = { id: string; days: Trend['days']; kind: EngagementKind };

/** What is counted, and its sum over some days. */
export function DaysTotal({ id, days, kind }: Props) {
  const sum = days.reduce((total, day) => total + day[kind], 0);
  return (
    <Stack gap="0">
      <Heading as="h2" size="sm" id={id}>
        <FormattedMessage {...engagementNames[kind]} />
      </Heading>
      <Text>
        <Text as="span" fontSize="3xl" fontWeight="bold">
          <Num value={sum} />
        </Text>{' '}
        <Text as="span" muted>
          <FormattedMessage
            id="analytics.sum"
            defaultMessage="{days, plural, one {in # day} other {in # days}}"
            description="After the sum: 12,840 in 28 days"
            values={{ days: days.length }}
          />
        </Text>
      </Text>
    </Stack>
  );
}
