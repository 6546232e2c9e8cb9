import { useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OutboxNews } from '#machines/flow/outbox.ts';
import { useOutboxNews } from '#src/outbox/index.ts';
import { useToast } from '#src/ui/toast.tsx';
import type { DraftsActor } from './device-drafts.tsx';
import type { PostListActor } from './post-list.tsx';

/** Shows what has reached the server from this device while the list is looked at. */
export function useOutboxList(list: PostListActor, drafts: DraftsActor): void {
  const toast = useToast();
  const follow = useCallback(
    (news: OutboxNews) => {
      if (news.type === 'command.withdrawn') return;
      drafts.send({ type: 'device.returned' });
      list.send({ type: 'beginning.changed' });
      if (news.type === 'command.confirmed' && news.kind === 'submit')
        toast(<FormattedMessage id="posts.done.sent" defaultMessage="Sent for review" />, 'success');
    },
    [list, drafts, toast],
  );
  useOutboxNews(follow);
}
