import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { TextSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import type { ReviewStatistics, reviewStatisticsMachine } from './live-machines.ts';

type Actor = ActorRefFrom<typeof reviewStatisticsMachine>;

/** A moderator's own decisions today, and how often others agree. */
export function ReviewStatisticsPanel({ actor }: { actor: Actor }) {
  const { data, failure } = useSelector(actor, ({ context }) => context);
  const isFailed = useSelector(actor, (current) => current.hasTag('failed'));
  return (
    <Card as="section" aria-labelledby="review-statistics">
      <Heading as="h2" size="sm" id="review-statistics">
        <FormattedMessage id="staff.statistics.title" defaultMessage="Your decisions" />
      </Heading>
      {isFailed && failure && (
        <RetryNotice onRetry={() => actor.send({ type: 'retry.requested' })}>
          <FailureMessage failure={failure} />
        </RetryNotice>
      )}
      {!isFailed && !data && <TextSkeleton />}
      {data && <Figures data={data} />}
    </Card>
  );
}

function Figures({ data }: { data: ReviewStatistics }) {
  const { today, perHour, sharedPosts, agreedPosts, published, overturned } = data;
  return (
    <Box
      as="dl"
      display="grid"
      gap="4"
      gridTemplateColumns="repeat(auto-fit, minmax(min(7rem, 100%), 1fr))"
    >
      <Figure name={<FormattedMessage id="staff.statistics.today" defaultMessage="Today" />}>
        <FormattedNumber value={today} />
      </Figure>
      <Figure
        name={<FormattedMessage id="staff.statistics.per-hour" defaultMessage="Per hour" />}
        hint={
          <FormattedMessage
            id="staff.statistics.per-hour-hint"
            defaultMessage="in hours with a decision"
          />
        }
      >
        {perHour === null ? '–' : <FormattedNumber value={perHour} />}
      </Figure>
      <Figure
        name={<FormattedMessage id="staff.statistics.agreement" defaultMessage="Agreement" />}
        hint={
          <FormattedMessage
            id="staff.statistics.agreement-hint"
            defaultMessage="{count, plural, =0 {no second opinions in 30 days} one {on # second opinion in 30 days} other {on # second opinions in 30 days}}"
            values={{ count: sharedPosts }}
          />
        }
      >
        {sharedPosts === 0 ? '–' : <Share part={agreedPosts} whole={sharedPosts} />}
      </Figure>
      <Figure
        name={<FormattedMessage id="staff.statistics.overturned" defaultMessage="Overturned" />}
        hint={
          <FormattedMessage
            id="staff.statistics.overturned-hint"
            defaultMessage="{count, plural, =0 {nothing published in 30 days} one {of # published in 30 days} other {of # published in 30 days}}"
            description="How many posts that a moderator published others took down"
            values={{ count: published }}
          />
        }
      >
        <FormattedNumber value={overturned} />
      </Figure>
    </Box>
  );
}

type FigureProps = { name: ReactNode; hint?: ReactNode; children: ReactNode };

function Figure({ name, hint, children }: FigureProps) {
  return (
    <Stack gap="0">
      <Text as="dt" size="sm" muted>
        {name}
      </Text>
      <Text as="dd" fontWeight="bold" fontSize="lg">
        {children}
      </Text>
      {hint && (
        <Text as="dd" size="sm" muted>
          {hint}
        </Text>
      )}
    </Stack>
  );
}

const Share = ({ part, whole }: { part: number; whole: number }) => (
  <FormattedNumber value={part / whole} style="percent" maximumFractionDigits={0} />
);
