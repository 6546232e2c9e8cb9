import { FormattedMessage } from 'react-intl';
import { statusGroups } from '#domain/post-states.ts';
import { Text } from '#src/ui/text.tsx';
import type { PostCard } from './live-machines.ts';

type Props = { post: Pick<PostCard, 'state' | 'live' | 'restriction'> };

/** What readers see, where the state of the working version does not say it. */
export function LiveNote({ post: { state, live, restriction } }: Props) {
  if (live === 'PUBLISHED' && !statusGroups.published.includes(state)) {
    return (
      <Text size="sm">
        <FormattedMessage
          id="posts.card.still-up"
          defaultMessage="Readers still see the version that was published."
        />
      </Text>
    );
  }
  if (live === 'TAKEN_DOWN' && state !== 'UNPUBLISHED' && state !== 'SUSPENDED') {
    return (
      <Text size="sm">
        <FormattedMessage
          id="posts.card.taken-down"
          defaultMessage="The version that was published has been taken down."
        />
      </Text>
    );
  }
  // Staff leave their reasons.
  if (state === 'UNPUBLISHED' && restriction === null) {
    return (
      <Text size="sm">
        <FormattedMessage
          id="posts.card.taken-down-by-author"
          defaultMessage="Taken down by its author. Send it for review to show it again."
        />
      </Text>
    );
  }
  return null;
}
