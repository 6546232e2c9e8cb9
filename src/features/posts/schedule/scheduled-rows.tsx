import type { ReactNode } from 'react';
import { FormattedDate } from 'react-intl';
import { toIndianParts } from '#domain/post/publish-time.ts';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import { Heading } from '#src/ui/layout/text.tsx';
import type { PostCard } from '../dashboard/live-post-machines.ts';
import { cardAttributes } from '../list/list-restoration.ts';

type Props = {
  rows: PostCard[];
  renderRow: (post: PostCard) => ReactNode;
  /** Load More. */
  children: ReactNode;
};

const timeOf = ({ publishAt }: PostCard) => publishAt ?? '';

/** Posts that wait for their time, under the days of India on which they are published. */
export default function ScheduledRows({ rows, renderRow, children }: Props) {
  // A card that was moved is where its new time belongs.
  const sorted = rows.toSorted((one, other) => timeOf(one).localeCompare(timeOf(other)));
  const days = Map.groupBy(sorted, (post) => toIndianParts(timeOf(post) || 0).day);
  return (
    <Stack gap="6">
      {[...days].map(([day, posts]) => (
        <Stack as="section" gap="3" key={day}>
          <Heading as="h2" size="sm">
            <FormattedDate
              value={`${day}T00:00:00Z`}
              timeZone="UTC"
              weekday="long"
              day="numeric"
              month="long"
            />
          </Heading>
          <Stack role="list" gap="4">
            {posts.map((post) => (
              <Box key={post.postUID} role="listitem" {...cardAttributes(post.postUID)}>
                {renderRow(post)}
              </Box>
            ))}
          </Stack>
        </Stack>
      ))}
      {children}
    </Stack>
  );
}
