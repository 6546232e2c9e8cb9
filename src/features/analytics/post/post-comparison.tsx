import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { EngagementKind } from '#domain/analytics/engagement.ts';
import { Num } from '#src/ui/data/formatted-values.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import type { PostAnalytics } from '../live-machines.ts';
import { compareCounts } from './compare-counts.ts';

type Props = { comparison: PostAnalytics['comparison']; kind: EngagementKind };

const titleId = 'figures-comparison';

/** How a post does beside the creator's other posts when they were as old. */
export function PostComparison({ comparison, kind }: Props) {
  return (
    <Card as="section" aria-labelledby={titleId} gap="2">
      <Heading as="h2" size="sm" id={titleId}>
        <FormattedMessage
          id="analytics.comparison"
          defaultMessage="Compared with your posts"
          description="Heading"
        />
      </Heading>
      {comparison ? (
        <Compared comparison={comparison} kind={kind} />
      ) : (
        <Text muted>
          <FormattedMessage
            id="analytics.comparison.none"
            defaultMessage="Appears when the post is a day old and 5 of your other posts are at least as old."
          />
        </Text>
      )}
    </Card>
  );
}

type ComparedProps = { comparison: NonNullable<Props['comparison']>; kind: EngagementKind };

function Compared({ comparison: { days, posts, own, typical }, kind }: ComparedProps) {
  return (
    <>
      <Text fontSize="xl" fontWeight="bold">
        <Verdict own={own[kind]} typical={typical[kind]} />
      </Text>
      <Text>
        <FormattedMessage
          id="analytics.comparison.numbers"
          defaultMessage="{days, plural, one {On its first day} other {In its first # days}}: {own}. Your typical post: {typical}."
          description="Both are numbers of views, likes or shares"
          values={{
            days,
            own: <Num value={own[kind]} />,
            typical: <Num value={typical[kind]} />,
          }}
        />
      </Text>
      <Text size="sm" muted>
        <FormattedMessage
          id="analytics.comparison.posts"
          defaultMessage="Typical is the median of your {posts, plural, one {# other post} other {last # other posts}} at the same age."
          values={{ posts }}
        />
      </Text>
    </>
  );
}

function Verdict(counts: { own: number; typical: number }) {
  const result = compareCounts(counts);
  switch (result.kind) {
    case 'same':
      return (
        <FormattedMessage
          id="analytics.comparison.same"
          defaultMessage="About the same as your typical post of this age"
        />
      );
    case 'typical-none':
      return (
        <FormattedMessage
          id="analytics.comparison.typical-none"
          defaultMessage="More than your typical post of this age, which has none"
        />
      );
    case 'more':
      return (
        <FormattedMessage
          id="analytics.comparison.more"
          defaultMessage="{times} times your typical post of this age"
          description="1.4 times your typical post of this age"
          values={{
            times: (
              <bdi>
                <FormattedNumber value={result.times} maximumFractionDigits={1} />
              </bdi>
            ),
          }}
        />
      );
    case 'less':
      return (
        <FormattedMessage
          id="analytics.comparison.less"
          defaultMessage="{share} of your typical post of this age"
          description="60% of your typical post of this age"
          values={{
            share: (
              <bdi>
                <FormattedNumber value={result.share} style="percent" />
              </bdi>
            ),
          }}
        />
      );
  }
}
