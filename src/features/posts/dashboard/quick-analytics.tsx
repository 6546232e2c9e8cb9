import { useSelector } from '@xstate/react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { horizontalScroll } from '#src/theme/recipes/horizontal-scroll.ts';
import { IndianTime, Num } from '#src/ui/data/formatted-values.tsx';
import { RetryLabel } from '#src/ui/feedback/retry.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { ScrollArea } from '#src/ui/layout/scroll-area.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import type { QuickAnalyticsCounters, quickAnalyticsMachine } from './live-post-machines.ts';

const names: Record<
  Exclude<keyof QuickAnalyticsCounters, 'asOf'>,
  MessageDescriptor
> = defineMessages({
  followers: { id: 'posts.counter.followers', defaultMessage: 'Followers' },
  posts: { id: 'posts.counter.posts', defaultMessage: 'Posts' },
  views: { id: 'posts.counter.views', defaultMessage: 'Views' },
  impressions: { id: 'posts.counter.impressions', defaultMessage: 'Impressions' },
  comments: { id: 'posts.counter.comments', defaultMessage: 'Comments' },
  shares: { id: 'posts.counter.shares', defaultMessage: 'Shares' },
  likes: { id: 'posts.counter.likes', defaultMessage: 'Likes' },
});
const order = Object.keys(names) as (keyof typeof names)[];

const titleId = 'quick-analytics';

/**
 * Followers, posts and what readers did with them, all of one moment: one line on phones that
 * scrolls sideways.
 */
export function QuickAnalytics({ actor }: { actor: ActorRefFrom<typeof quickAnalyticsMachine> }) {
  const counters = useSelector(actor, (current) => current.context.data);
  const isFailed = useSelector(actor, (current) => current.matches('failed'));
  return (
    <Card
      as="section"
      aria-labelledby={titleId}
      gap={{ base: '2', lg: '4' }}
      paddingBlock={{ base: '3', sm: '6' }}
    >
      <Row justifyContent="space-between" columnGap="3" rowGap="0">
        <Heading as="h2" size="sm" id={titleId}>
          <FormattedMessage id="posts.analytics.title" defaultMessage="Overview" />
        </Heading>
        {!isFailed && <AsOf counters={counters} />}
      </Row>
      {isFailed ? <AnalyticsUnavailable actor={actor} /> : <CounterList counters={counters} />}
    </Card>
  );
}

type CountersProps = { counters: QuickAnalyticsCounters | null };

function AsOf({ counters }: CountersProps) {
  if (!counters) return <Skeleton height="1.2em" width="9rem" />;
  return (
    <Text size="xs" muted>
      <FormattedMessage
        id="posts.analytics.as-of"
        defaultMessage="As of {time}"
        values={{ time: <IndianTime time={counters.asOf} /> }}
      />
    </Text>
  );
}

function CounterList({ counters }: CountersProps) {
  return (
    <ScrollArea titleId={titleId} css={horizontalScroll}>
      <Box
        as="dl"
        display={{ base: 'flex', lg: 'grid' }}
        gridTemplateColumns="repeat(auto-fill, minmax(7.5rem, 1fr))"
        columnGap={{ base: '6', lg: '4' }}
        rowGap="4"
      >
        {order.map((name) => (
          <Stack key={name} gap="0" flexShrink="0" minWidth="3rem">
            <Text as="dt" size="sm" muted>
              <FormattedMessage {...names[name]} />
            </Text>
            <Text as="dd" size="lg" fontWeight="bold">
              {counters ? <Num value={counters[name]} compact /> : <Skeleton height="1.5em" />}
            </Text>
          </Stack>
        ))}
      </Box>
    </ScrollArea>
  );
}

function AnalyticsUnavailable({ actor }: { actor: ActorRefFrom<typeof quickAnalyticsMachine> }) {
  return (
    <Stack gap="2" alignItems="start">
      <Text muted>
        <FormattedMessage id="posts.card.no-stats" defaultMessage="Stats not available" />
      </Text>
      <Button kind="link" size="sm" onClick={() => actor.send({ type: 'retry.requested' })}>
        <RetryLabel />
      </Button>
    </Stack>
  );
}
