import { useCallback, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { statesOf } from '#domain/post-states.ts';
import type { OutboxNews } from '#machines/flow/outbox.ts';
import type { CardAction, postActionMachine } from '#machines/flow/post-action.ts';
import { useOutbox, useOutboxNews } from '#src/outbox/index.ts';
import { useToast } from '#src/ui/toast.tsx';
import type { DraftsActor } from './device-drafts.tsx';
import type { PostFilters } from './filters.ts';
import { wishFocus } from './left-list.ts';
import type { PostCard } from './live-machines.ts';
import type { PostListActor } from './post-list.tsx';

type Actors = { action: ActorRefFrom<typeof postActionMachine>; list: PostListActor; drafts: DraftsActor };

/** What takes an action back. */
const inverses: Partial<Record<CardAction, CardAction>> = { archive: 'restore', restore: 'archive' };

/** Lets the list follow what was done from a card, says so, and offers to take it back while the list is there. */
export function useActionNews({ action, list, drafts }: Actors): void {
  const toast = useToast();
  const outbox = useRef<ReturnType<typeof useOutbox>>(null);
  outbox.current = useOutbox();
  const deleted = useRef(new Map<string, Deleted>());
  useDeletionNews(list, deleted.current);
  useEffect(() => {
    const shownUnder = new Map<string, PostFilters>();
    const offers = new Set<() => void>();
    const left = action.on('post.left', ({ post, action: done }) => {
      const { rows, filters } = list.getSnapshot().context;
      const place = rows.findIndex(({ postUID }) => postUID === post.postUID);
      shownUnder.set(post.postUID, filters);
      list.send({ type: 'row.removed', row: post });
      deleted.current.delete(post.clientId);
      if (done === 'delete') deleted.current.set(post.clientId, { post, place, filters });
      const inverse = inverses[done];
      const undo = () => {
        if (inverse)
          action.send({ type: 'undo.chosen', post, action: inverse, key: crypto.randomUUID(), place });
        else outbox.current?.send({ type: 'withdrawal.requested', clientId: post.clientId });
      };
      offers.add(toast(<Done action={done} />, 'success', { undo }));
      drafts.send({ type: 'device.returned' });
    });
    const returned = action.on('post.returned', ({ post, place }) => {
      if (shownUnder.get(post.postUID) === list.getSnapshot().context.filters) {
        wishFocus(post.postUID);
        list.send({ type: 'row.returned', row: post, place });
      }
      toast(<Done action={post.archived ? 'archive' : 'restore'} />, 'success');
    });
    const takenDown = action.on('post.taken-down', ({ post }) => {
      const states = statesOf(list.getSnapshot().context.filters.status);
      const isShown = !states || states.includes(post.state);
      list.send({ type: isShown ? 'row.changed' : 'row.removed', row: post });
      toast(<Done action="unpublish" />, 'success');
    });
    return () => {
      left.unsubscribe();
      takenDown.unsubscribe();
      returned.unsubscribe();
      // Whoever is gone from here finds the post where it is now.
      for (const close of offers) close();
    };
  }, [action, list, drafts, toast]);
}

/** A post that was deleted on this page, and where it stood. */
type Deleted = { post: PostCard; place: number; filters: PostFilters };

/** Puts a card back whose deletion was taken back, and says when that was too late. */
function useDeletionNews(list: PostListActor, deleted: Map<string, Deleted>): void {
  const toast = useToast();
  const follow = useCallback(
    (news: OutboxNews) => {
      if (news.type !== 'command.withdrawn') return;
      if (!news.isInTime) {
        toast(
          <FormattedMessage id="posts.done.too-late" defaultMessage="It was too late: the post is gone" />,
        );
        return;
      }
      const known = deleted.get(news.clientId);
      if (known && known.filters === list.getSnapshot().context.filters) {
        wishFocus(known.post.postUID);
        list.send({ type: 'row.returned', row: known.post, place: known.place });
      }
      toast(<FormattedMessage id="posts.done.kept" defaultMessage="The post stays" />, 'success');
    },
    [list, deleted, toast],
  );
  useOutboxNews(follow);
}

function Done({ action }: { action: CardAction }) {
  switch (action) {
    case 'archive':
      return <FormattedMessage id="posts.done.archived" defaultMessage="Moved to the archive" />;
    case 'restore':
      return <FormattedMessage id="posts.done.restored" defaultMessage="Brought back" />;
    case 'unpublish':
      return <FormattedMessage id="posts.done.unpublished" defaultMessage="Readers no longer see it" />;
    case 'delete':
      return <FormattedMessage id="posts.done.deleted" defaultMessage="Deleted" />;
  }
}
