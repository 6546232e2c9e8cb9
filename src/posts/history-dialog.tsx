import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { dirOf } from '#domain/languages.ts';
import type { postActionMachine } from '#machines/flow/post-action.ts';
import { PostHistory } from '#src/reader/post-history.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { Text } from '#src/ui/text.tsx';

/** What happened to one post, from its card. */
export function HistoryDialog({ actor }: { actor: ActorRefFrom<typeof postActionMachine> }) {
  const isOpen = useSelector(actor, (current) => current.matches('readingHistory'));
  const post = useSelector(actor, ({ context }) => context.read);
  const history = useSelector(actor, ({ children }) => children.history);
  return (
    <Dialog
      open={isOpen}
      onClose={() => actor.send({ type: 'history.closed' })}
      width="wide"
      title={<FormattedMessage id="posts.history.title" defaultMessage="What happened so far" />}
    >
      <Stack gap="4">
        {post?.title && (
          <Text fontWeight="bold" lang={post.language ?? undefined} dir={dirOf(post.language)}>
            {post.title}
          </Text>
        )}
        {history && <PostHistory actor={history} />}
      </Stack>
    </Dialog>
  );
}
