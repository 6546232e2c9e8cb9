import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { chakra } from '#src/theme/chakra.tsx';
import { IndianTime } from '#src/ui/data/formatted-values.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import type { PostListActor } from './post-list-actor.ts';

const Note = chakra('p', {
  base: {
    position: 'absolute',
    insetInline: '0',
    bottom: '-1',
    // It may lie over a filter.
    pointerEvents: 'none',
    width: 'fit-content',
    maxWidth: 'full',
    marginInline: 'auto',
    paddingInline: '3',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    background: 'surface',
    color: 'ink.muted',
    fontSize: 'xs',
    textAlign: 'center',
  },
});

/**
 * Says how old the posts of an earlier visit are. It lies over the gap above the first post, so
 * that nothing moves when it comes and goes.
 */
export function SavedPageNote({ actor, savedAt }: { actor: PostListActor; savedAt: number }) {
  const stage = useSelector(actor, (current) => {
    if (current.hasTag('outdated')) return 'outdated';
    return current.matches({ listing: { idle: 'reloading' } }) ? 'reloading' : 'current';
  });
  const time = <IndianTime time={new Date(savedAt).toISOString()} />;
  return (
    <Box position="relative" height="0" zIndex="1" marginBlockEnd={{ base: '-4', sm: '-6' }}>
      <Note role="status" srOnly={stage === 'current'}>
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
      </Note>
    </Box>
  );
}
