import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { CardAction, postActionMachine } from '#machines/flow/post-action.ts';
import { removeDeviceDraft } from '#src/drafts/index.ts';
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
  useEffect(() => {
    const shownUnder = new Map<string, PostFilters>();
    const offers = new Set<() => void>();
    const left = action.on('post.left', ({ post, action: done }) => {
      const { rows, filters } = list.getSnapshot().context;
      const place = rows.findIndex(({ postUID }) => postUID === post.postUID);
      shownUnder.set(post.postUID, filters);
      list.send({ type: 'row.removed', row: post });
      if (done === 'delete') forgetHere(post).then(() => drafts.send({ type: 'device.returned' }));
      const inverse = inverses[done];
      const undo = () => {
        if (inverse)
          action.send({ type: 'undo.chosen', post, action: inverse, key: crypto.randomUUID(), place });
      };
      offers.add(toast(<Done action={done} />, 'success', inverse && { undo }));
    });
    const returned = action.on('post.returned', ({ post, place }) => {
      if (shownUnder.get(post.postUID) === list.getSnapshot().context.filters) {
        wishFocus(post.postUID);
        list.send({ type: 'row.returned', row: post, place });
      }
      toast(<Done action={post.archived ? 'archive' : 'restore'} />, 'success');
    });
    return () => {
      left.unsubscribe();
      returned.unsubscribe();
      // Whoever is gone from here finds the post where it is now.
      for (const close of offers) close();
    };
  }, [action, list, drafts, toast]);
}

/** A post that is gone leaves no changes behind on this device. */
async function forgetHere({ clientId }: PostCard): Promise<void> {
  await removeDeviceDraft(clientId).catch(() => {});
}

function Done({ action }: { action: CardAction }) {
  switch (action) {
    case 'archive':
      return <FormattedMessage id="posts.done.archived" defaultMessage="Moved to the archive" />;
    case 'restore':
      return <FormattedMessage id="posts.done.restored" defaultMessage="Brought back" />;
    case 'delete':
      return <FormattedMessage id="posts.done.deleted" defaultMessage="Deleted" />;
  }
}
