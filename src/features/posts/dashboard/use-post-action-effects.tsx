import { useCallback, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { statesInFilter } from '#domain/post/post-states.ts';
import type { OutboxEvent } from '#machines/flow/app/outbox.ts';
import type { CardAction, postActionMachine } from '#machines/flow/posts/post-action.ts';
import { useOutbox, useOutboxEvents } from '#src/features/outbox/index.ts';
import { useToast } from '#src/ui/feedback/toast.tsx';
import type { DraftsActor } from '../drafts/drafts-actor.ts';
import { requestCardFocus } from '../list/list-restoration.ts';
import type { PostFilters } from '../list/post-filters.ts';
import type { PostListActor } from '../list/post-list-actor.ts';
import type { PostCard } from './live-post-machines.ts';

type Actors = {
  action: ActorRefFrom<typeof postActionMachine>;
  list: PostListActor;
  drafts: DraftsActor;
};

/** What takes an action back. */
const inverses: Partial<Record<CardAction, CardAction>> = {
  archive: 'restore',
  restore: 'archive',
};

/**
 * Lets the list follow what was done from a card, says so, and offers to take it back while the
 * list is there.
 */
export function usePostActionEffects({ action, list, drafts }: Actors): void {
  const toast = useToast();
  const outbox = useRef<ReturnType<typeof useOutbox>>(null);
  outbox.current = useOutbox();
  const deleted = useRef(new Map<string, DeletedPost>());
  useDeletionEvents(list, deleted.current);
  useEffect(() => {
    const filtersWhenRemoved = new Map<string, PostFilters>();
    const openToasts = new Set<() => void>();
    const removed = action.on('post.removed', ({ post, action: done }) => {
      const { rows, filters } = list.getSnapshot().context;
      const place = rows.findIndex(({ postUID }) => postUID === post.postUID);
      filtersWhenRemoved.set(post.postUID, filters);
      list.send({ type: 'row.removed', row: post });
      deleted.current.delete(post.clientId);
      if (done === 'delete') deleted.current.set(post.clientId, { post, place, filters });
      const inverse = inverses[done];
      const undo = () => {
        if (inverse)
          action.send({
            type: 'undo.chosen',
            post,
            action: inverse,
            key: crypto.randomUUID(),
            index: place,
          });
        else outbox.current?.send({ type: 'withdrawal.requested', clientId: post.clientId });
      };
      openToasts.add(toast(<ActionDoneMessage action={done} />, 'success', { undo }));
      drafts.send({ type: 'drafts.refresh-requested' });
    });
    const returned = action.on('post.restored', ({ post, index: place }) => {
      if (filtersWhenRemoved.get(post.postUID) === list.getSnapshot().context.filters) {
        requestCardFocus(post.postUID);
        list.send({ type: 'row.restored', row: post, index: place });
      }
      toast(<ActionDoneMessage action={post.archived ? 'archive' : 'restore'} />, 'success');
    });
    const unpublished = action.on('post.unpublished', ({ post }) => {
      const states = statesInFilter(list.getSnapshot().context.filters.status);
      const isShown = !states || states.includes(post.state);
      list.send({ type: isShown ? 'row.changed' : 'row.removed', row: post });
      toast(<ActionDoneMessage action="unpublish" />, 'success');
    });
    return () => {
      removed.unsubscribe();
      unpublished.unsubscribe();
      returned.unsubscribe();
      // Whoever is gone from here finds the post where it is now.
      for (const close of openToasts) close();
    };
  }, [action, list, drafts, toast]);
}

/** A post that was deleted on this page, and where it stood. */
type DeletedPost = { post: PostCard; place: number; filters: PostFilters };

/** Puts a card back whose deletion was taken back, and says when that was too late. */
function useDeletionEvents(list: PostListActor, deleted: Map<string, DeletedPost>): void {
  const toast = useToast();
  const onOutboxEvent = useCallback(
    (news: OutboxEvent) => {
      if (news.type !== 'command.withdrawn') return;
      if (!news.isInTime) {
        toast(
          <FormattedMessage
            id="posts.done.too-late"
            defaultMessage="Too late: the post is already deleted"
          />,
        );
        return;
      }
      const known = deleted.get(news.clientId);
      if (known && known.filters === list.getSnapshot().context.filters) {
        requestCardFocus(known.post.postUID);
        list.send({ type: 'row.restored', row: known.post, index: known.place });
      }
      toast(
        <FormattedMessage id="posts.done.deletion-cancelled" defaultMessage="Post kept" />,
        'success',
      );
    },
    [list, deleted, toast],
  );
  useOutboxEvents(onOutboxEvent);
}

function ActionDoneMessage({ action }: { action: CardAction }) {
  switch (action) {
    case 'archive':
      return <FormattedMessage id="posts.done.archived" defaultMessage="Moved to the archive" />;
    case 'restore':
      return (
        <FormattedMessage id="posts.done.restored" defaultMessage="Restored from the archive" />
      );
    case 'unpublish':
      return (
        <FormattedMessage
          id="posts.done.unpublished"
          defaultMessage="Unpublished. Readers no longer see it."
        />
      );
    case 'delete':
      return <FormattedMessage id="posts.done.deleted" defaultMessage="Deleted" />;
  }
}
