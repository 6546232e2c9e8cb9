import { FormattedMessage } from 'react-intl';
import { statusGroups } from '#domain/post/post-states.ts';
import { PublishTimeNote } from '#src/ui/data/publish-time-note.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { PostCard } from '../dashboard/live-post-machines.ts';

type Props = { post: Pick<PostCard, 'state' | 'live' | 'restriction' | 'publishAt'> };

/** What readers see, when the state of the working version does not say it. */
export function PublicationNote({ post: { state, live, restriction, publishAt } }: Props) {
  if (live === 'PUBLISHED' && !statusGroups.published.includes(state)) {
    return (
      <Text size="sm">
        <FormattedMessage
          id="posts.card.still-published"
          defaultMessage="Readers still see the published version."
        />
      </Text>
    );
  }
  if (publishAt && (state === 'SCHEDULED' || state === 'SUBMITTED_FOR_DHPUBLISH_REVIEW'))
    return <PublishTimeNote state={state} publishAt={publishAt} />;
  if (live === 'TAKEN_DOWN' && state !== 'UNPUBLISHED' && state !== 'SUSPENDED') {
    return (
      <Text size="sm">
        <FormattedMessage
          id="posts.card.taken-down"
          defaultMessage="The published version was unpublished."
        />
      </Text>
    );
  }
  // Staff leave their reasons.
  if (state === 'UNPUBLISHED' && restriction === null) {
    return (
      <Text size="sm">
        <FormattedMessage
          id="posts.card.unpublished-by-author"
          defaultMessage="You unpublished this. To publish it again, send it for review."
        />
      </Text>
    );
  }
  return null;
}
