import { useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OutboxEvent } from '#machines/flow/app/outbox.ts';
import { useSession } from '#src/api/session-context.ts';
import { useOutboxEvents } from '#src/features/outbox/index.ts';
import { useToast } from '#src/ui/feedback/toast.tsx';
import type { DraftsActor } from '../drafts/drafts-actor.ts';
import type { PostListActor } from '../list/post-list-actor.ts';

/** Reloads what this device has sent while the list is open. */
export function useOutboxSync(list: PostListActor, drafts: DraftsActor): void {
  const toast = useToast();
  const { refreshUser } = useSession();
  const onOutboxEvent = useCallback(
    (news: OutboxEvent) => {
      if (news.type === 'command.withdrawn') return;
      if (news.kind === 'bankDetails') {
        if (news.type !== 'command.confirmed') return;
        refreshUser();
        toast(
          <FormattedMessage id="posts.done.bank" defaultMessage="Bank details sent" />,
          'success',
        );
        return;
      }
      drafts.send({ type: 'drafts.refresh-requested' });
      list.send({ type: 'first-page.changed' });
      if (news.type === 'command.confirmed' && news.kind === 'submit')
        toast(
          <FormattedMessage id="posts.done.sent" defaultMessage="Sent for review" />,
          'success',
        );
    },
    [list, drafts, toast, refreshUser],
  );
  useOutboxEvents(onOutboxEvent);
}
