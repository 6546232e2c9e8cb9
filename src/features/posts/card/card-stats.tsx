import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Num } from '#src/ui/data/formatted-values.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { PostCard } from '../dashboard/live-post-machines.ts';

/** The numbers of a post, all of one moment. */
export function CardStats({ stats }: { stats: PostCard['stats'] }) {
  if (!stats) {
    return (
      <Text size="sm" muted>
        <FormattedMessage id="posts.card.no-stats" defaultMessage="Stats not available" />
      </Text>
    );
  }
  return (
    <Row as="dl" gap="5" rowGap="1">
      <Figure
        name={<FormattedMessage id="posts.stats.views" defaultMessage="Views" />}
        value={stats.views}
      />
      <Figure
        name={<FormattedMessage id="posts.stats.likes" defaultMessage="Likes" />}
        value={stats.likes}
      />
      <Figure
        name={<FormattedMessage id="posts.stats.comments" defaultMessage="Comments" />}
        value={stats.comments}
      />
      <Figure
        name={<FormattedMessage id="posts.stats.shares" defaultMessage="Shares" />}
        value={stats.shares}
      />
    </Row>
  );
}

function Figure({ name, value }: { name: ReactNode; value: number }) {
  return (
    <Row gap="1.5">
      <Text as="dt" size="sm" muted>
        {name}
      </Text>
      <Text as="dd" size="sm" fontWeight="bold">
        <Num value={value} />
      </Text>
    </Row>
  );
}
