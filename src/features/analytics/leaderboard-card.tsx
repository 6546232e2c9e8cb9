import { FormattedMessage } from 'react-intl';
import { engagementNames } from '#src/i18n/engagement-names.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { besidePicture } from '#src/theme/recipes/large-text.ts';
import { Num } from '#src/ui/data/formatted-values.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Avatar } from '#src/ui/media/avatar.tsx';
import type { Leaderboard } from './live-machines.ts';

const Place = chakra('span', {
  base: {
    flexShrink: '0',
    minWidth: '2.5ch',
    fontFamily: 'heading',
    fontSize: 'xl',
    fontWeight: 'bold',
    textAlign: 'center',
  },
});

type RankedRow = Leaderboard['rows'][number];

/** The place and the numbers of a creator. */
export function LeaderboardCard({ row, isOwn }: { row: RankedRow; isOwn: boolean }) {
  const { place, creator, views, likes, shares } = row;
  return (
    <Card gap="2" paddingBlock="3" {...(isOwn && { borderColor: 'accent', bg: 'accent.soft' })}>
      <Row css={besidePicture}>
        <Place>
          <Num value={place} />
        </Place>
        <Avatar
          size="sm"
          name={creator.name ?? creator.handle ?? ''}
          url={creator.profileImage?.url}
          blueTick={creator.blueTick}
        />
        <Stack gap="0" flex="1 1 auto">
          <Text fontWeight="bold" overflowWrap="anywhere">
            <bdi>{creator.name}</bdi>
          </Text>
          {creator.handle && (
            <Text size="sm" muted>
              <bdi>@{creator.handle}</bdi>
            </Text>
          )}
        </Stack>
        {isOwn && (
          <StatusBadge tone="info">
            <FormattedMessage id="analytics.leaderboard.you" defaultMessage="You" />
          </StatusBadge>
        )}
      </Row>
      <Numbers views={views} likes={likes} shares={shares} />
    </Card>
  );
}

function Numbers(counts: Pick<Leaderboard['rows'][number], 'views' | 'likes' | 'shares'>) {
  return (
    <Row as="dl" columnGap="6" rowGap="1">
      {(['views', 'likes', 'shares'] as const).map((kind) => (
        <Row key={kind} gap="2" alignItems="baseline">
          <Text as="dt" size="sm" muted>
            <FormattedMessage {...engagementNames[kind]} />
          </Text>
          <Text as="dd" fontWeight="bold">
            <Num value={counts[kind]} compact />
          </Text>
        </Row>
      ))}
    </Row>
  );
}
