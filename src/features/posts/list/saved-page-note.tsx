import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { chakra } from '#src/theme/chakra.tsx';
import { IndianTime } from '#src/ui/data/formatted-values.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import type { PostListActor } from './post-list-actor.ts';

const Note = chakra('p', {
  base: {
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
  variants: {
    isBrief: {
      true: { position: 'absolute', insetInline: '0', bottom: '-0.25rem', pointerEvents: 'none' },
    },
  },
});

const overGap = {
  position: 'relative',
  height: '0',
  zIndex: '1',
  marginBlockEnd: { base: '-4', sm: '-6' },
} as const;

/**
 * Says that the posts of an earlier visit are being renewed, or how old they are if that failed.
 * While it may go at any moment, it lies over the gap above the first post, so that nothing moves.
 */
export function SavedPageNote({ actor, savedAt }: { actor: PostListActor; savedAt: number }) {
  const stage = useSelector(actor, (current) => {
    if (current.hasTag('outdated')) return 'outdated';
    return current.matches({ listing: { idle: 'reloading' } }) ? 'reloading' : 'current';
  });
  const isBrief = stage !== 'outdated';
  return (
    <Box {...(isBrief && overGap)}>
      <Note role="status" isBrief={isBrief} {...(stage === 'current' && { srOnly: true })}>
        {stage === 'outdated' && (
          <FormattedMessage
            id="posts.saved.outdated"
            defaultMessage="As of {time}. We couldn't update your posts."
            description="Above the list of posts from the last visit, without a network"
            values={{ time: <IndianTime time={new Date(savedAt).toISOString()} /> }}
          />
        )}
        {stage === 'reloading' && (
          <FormattedMessage
            id="posts.saved.updating"
            defaultMessage="Updating…"
            description="Above the list of posts from the last visit, until it is renewed"
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
