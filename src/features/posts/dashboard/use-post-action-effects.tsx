import { useCallback, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { OutboxEvent } from '#machines/flow/app/outbox.ts';
import type { postActionMachine } from '#machines/flow/posts/post-action.ts';
import { type PostChange, postChangesMachine } from '#machines/flow/posts/post-changes.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { useOutbox, useOutboxEvents } from '#src/features/outbox/index.ts';
import { useToast } from '#src/ui/feedback/toast.tsx';
import { preloadMotion } from '#src/ui/layout/motion.ts';
import type { DraftsActor } from '../drafts/drafts-actor.ts';
import { recordCardChange } from '../list/list-motion.ts';
import { requestCardFocus } from '../list/list-restoration.ts';
import type { PostListActor } from '../list/post-list-actor.ts';
import type { ScheduleActor } from '../schedule/live-post-schedule-machine.ts';

type Actors = {
  action: ActorRefFrom<typeof postActionMachine>;
  schedule: ScheduleActor;
  list: PostListActor;
  drafts: DraftsActor;
};

/**
 * Applies the actions of cards to the list, reports them, and offers to undo them while the list is
 * open.
 */
export function usePostActionEffects({ action, schedule, list, drafts }: Actors): void {
  const changes = useActorRef(postChangesMachine);
  const undo = useCallback(
    (clientId: string) =>
      changes.send({ type: 'undo.requested', clientId, key: crypto.randomUUID() }),
    [changes],
  );
  useChangeEffects(changes, { action, schedule, list, drafts });
  useChangeReports(changes, undo);
  useEffect(() => {
    const filters = () => list.getSnapshot().context.filters;
    const subscriptions = [
      // An action chosen from a menu may soon remove a card.
      action.subscribe(preloadMotion),
      action.on('post.removed', (event) => {
        const { rows } = list.getSnapshot().context;
        const index = rows.findIndex(({ postUID }) => postUID === event.post.postUID);
        changes.send({ ...event, index, filters: filters() });
      }),
      action.on('post.restored', (event) => changes.send({ ...event, filters: filters() })),
      action.on('post.changed', (event) => changes.send({ ...event, filters: filters() })),
      schedule.on('post.changed', (event) => changes.send({ ...event, filters: filters() })),
    ];
    return () => unsubscribe(subscriptions);
  }, [action, schedule, changes, list]);
  const onOutboxEvent = useCallback(
    (news: OutboxEvent) => {
      if (news.type !== 'command.withdrawn') return;
      const { clientId, isInTime } = news;
      const { filters } = list.getSnapshot().context;
      changes.send({ type: 'deletion.withdrawn', clientId, isInTime, filters });
    },
    [changes, list],
  );
  useOutboxEvents(onOutboxEvent);
}

type ChangesActor = ActorRefFrom<typeof postChangesMachine>;

const unsubscribe = (subscriptions: { unsubscribe: () => void }[]) => {
  for (const subscription of subscriptions) subscription.unsubscribe();
};

/** Connects the chart to the list, the card menu, the drafts and the outbox. */
function useChangeEffects(changes: ChangesActor, { action, list, drafts }: Actors): void {
  const outbox = useRef<ReturnType<typeof useOutbox>>(null);
  outbox.current = useOutbox();
  useEffect(() => {
    const subscriptions = [
      changes.on('row.removed', ({ type, post }) => {
        recordCardChange(post.postUID);
        list.send({ type, row: post });
      }),
      changes.on('row.changed', ({ type, post }) => list.send({ type, row: post })),
      changes.on('row.restored', (event) => {
        requestCardFocus(event.post.postUID);
        const { rows } = list.getSnapshot().context;
        recordCardChange(rows[event.index]?.postUID, event.post.postUID);
        list.send({ type: 'row.restored', row: event.post, index: event.index });
      }),
      changes.on('inverse.requested', (event) => action.send({ ...event, type: 'undo.chosen' })),
      changes.on('withdrawal.requested', (event) => outbox.current?.send(event)),
      changes.on('change.reported', ({ undoes }) => {
        if (undoes !== null) drafts.send({ type: 'drafts.refresh-requested' });
      }),
    ];
    return () => unsubscribe(subscriptions);
  }, [changes, action, list, drafts]);
}

/** Says what was done. */
function useChangeReports(changes: ChangesActor, undo: (clientId: string) => void): void {
  const toast = useToast();
  useEffect(() => {
    const openToasts = new Set<() => void>();
    const subscription = changes.on('change.reported', ({ change, undoes }) => {
      const tone = change === 'deletionTooLate' ? 'neutral' : 'success';
      const message = <PostChangeMessage change={change} />;
      if (undoes === null) toast(message, tone);
      else openToasts.add(toast(message, tone, { undo: () => undo(undoes) }));
    });
    return () => {
      subscription.unsubscribe();
      // A return finds the post in its current list.
      for (const close of openToasts) close();
    };
  }, [changes, undo, toast]);
}

function PostChangeMessage({ change }: { change: PostChange }) {
  switch (change) {
    case 'archive':
      return <FormattedMessage id="posts.done.archived" defaultMessage="Moved to the archive" />;
    case 'restore':
      return (
        <FormattedMessage id="posts.done.restored" defaultMessage="Restored from the archive" />
      );
    case 'withdraw':
      return (
        <FormattedMessage
          id="posts.done.withdrawn"
          defaultMessage="Taken back from review. You can edit it now."
        />
      );
    case 'unpublish':
      return (
        <FormattedMessage
          id="posts.done.unpublished"
          defaultMessage="Unpublished. Readers no longer see it."
        />
      );
    case 'schedule':
      return <FormattedMessage id="posts.done.scheduled" defaultMessage="Publishing time saved" />;
    case 'unschedule':
      return (
        <FormattedMessage id="posts.done.unscheduled" defaultMessage="Publishing time removed" />
      );
    case 'delete':
      return <FormattedMessage id="posts.done.deleted" defaultMessage="Deleted" />;
    case 'deletionCancelled':
      return <FormattedMessage id="posts.done.deletion-cancelled" defaultMessage="Post kept" />;
    case 'deletionTooLate':
      return (
        <FormattedMessage
          id="posts.done.too-late"
          defaultMessage="Too late: the post is already deleted"
        />
      );
  }
}
