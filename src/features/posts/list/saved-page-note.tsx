import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { IndianTime } from '#src/ui/data/formatted-values.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { PostListActor } from './post-list-actor.ts';

/**
 * Says how old the posts of an earlier visit are. It stays in its place when they have been
 * replaced, so that nothing below it moves.
 */
export function SavedPageNote({ actor, savedAt }: { actor: PostListActor; savedAt: number }) {
  const stage = useSelector(actor, (current) => {
    if (current.hasTag('outdated')) return 'outdated';
    return current.matches({ listing: { idle: 'reloading' } }) ? 'reloading' : 'current';
  });
  const time = <IndianTime time={new Date(savedAt).toISOString()} />;
  return (
    <Text size="xs" muted role="status">
      {stage === 'outdated' && (
        <FormattedMessage
          id="posts.saved.outdated"
          defaultMessage="As of {time}. We couldn't update your posts."
          description="Above the list of posts from the last visit, without a network"
          values={{ time }}
        />
      )}
      {stage === 'reloading' && (
        <FormattedMessage
          id="posts.saved.updating"
          defaultMessage="As of {time}. Updating…"
          description="Above the list of posts from the last visit, until it is renewed"
          values={{ time }}
        />
      )}
      {stage === 'current' && (
        <FormattedMessage
          id="posts.saved.current"
          defaultMessage="Up to date"
          description="Above the list of posts, when it has been renewed"
        />
      )}
    </Text>
  );
}
