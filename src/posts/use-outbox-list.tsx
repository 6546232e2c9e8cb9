import { useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OutboxNews } from '#machines/flow/outbox.ts';
import { useApp } from '#src/app/app-context.ts';
import { useOutboxNews } from '#src/outbox/index.ts';
import { useToast } from '#src/ui/toast.tsx';
import type { DraftsActor } from './device-drafts.tsx';
import type { PostListActor } from './post-list.tsx';

/** Shows what has reached the server from this device while the list is looked at. */
export function useOutboxList(list: PostListActor, drafts: DraftsActor): void {
  const toast = useToast();
  const { refreshUser } = useApp();
  const follow = useCallback(
    (news: OutboxNews) => {
      if (news.type === 'command.withdrawn') return;
      if (news.kind === 'bankDetails') {
        if (news.type !== 'command.confirmed') return;
        refreshUser();
        toast(<FormattedMessage id="posts.done.bank" defaultMessage="Bank details sent" />, 'success');
        return;
      }
      drafts.send({ type: 'device.returned' });
      list.send({ type: 'beginning.changed' });
      if (news.type === 'command.confirmed' && news.kind === 'submit')
        toast(<FormattedMessage id="posts.done.sent" defaultMessage="Sent for review" />, 'success');
    },
    [list, drafts, toast, refreshUser],
  );
  useOutboxNews(follow);
}
