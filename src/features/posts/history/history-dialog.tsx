import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { languageDirection } from '#domain/language/languages.ts';
import type { postActionMachine } from '#machines/flow/posts/post-action.ts';
import { PostHistory } from '#src/features/posts/history/post-history.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';

/** What happened to one post, from its card. */
export function HistoryDialog({ actor }: { actor: ActorRefFrom<typeof postActionMachine> }) {
  const isOpen = useSelector(actor, (current) => current.matches('readingHistory'));
  const post = useSelector(actor, ({ context }) => context.historyPost);
  const history = useSelector(actor, ({ children }) => children.history);
  return (
    <Dialog
      open={isOpen}
      onClose={() => actor.send({ type: 'history.closed' })}
      width="wide"
      title={<FormattedMessage id="posts.history.title" defaultMessage="History" />}
    >
      <Stack gap="4">
        {post?.title && (
          <Text
            fontWeight="bold"
            lang={post.language ?? undefined}
            dir={languageDirection(post.language)}
          >
            {post.title}
          </Text>
        )}
        {history && <PostHistory actor={history} />}
      </Stack>
    </Dialog>
  );
}
