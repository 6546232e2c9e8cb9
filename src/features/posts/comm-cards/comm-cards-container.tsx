import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { indianDay } from '#domain/analytics/engagement.ts';
import { type CommCard, commCardsMachine } from '#machines/flow/posts/comm-cards.ts';
import { call } from '#src/api/client.ts';
import { consumePrefetch } from '#src/api/prefetch.ts';
import { serverNow } from '#src/api/server-time.ts';
import { useGlobalEvents, useSession } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import type { PostListActor } from '../list/post-list-actor.ts';
import {
  cacheCards,
  cachedCards,
  saveDismissedCard,
  withoutDismissed,
} from './comm-card-storage.ts';
import { CommCards } from './comm-cards.tsx';

type CardAudience = { userId: string; isStaff: boolean };

/** The chart `comm-cards` for this person on this device. */
const liveCommCardsMachine = ({ userId, isStaff }: CardAudience) =>
  commCardsMachine.provide({
    actors: {
      getCommConfig: fromPromise<CommCard[], undefined>(async () => {
        // Staff who name nobody get all cards.
        const request = isStaff ? { query: { dhUserId: userId } } : {};
        // Not broken off when those of the last visit are shown: it is for the next one.
        const { rows } = await (consumePrefetch('getCommConfig', request) ??
          call('getCommConfig', request));
        cacheCards(userId, rows);
        return withoutDismissed(userId, rows);
      }),
    },
  });

/** Announcements of staff, loaded together with the rows below. */
export function CommCardsContainer({ list }: { list: PostListActor }) {
  const { currentUser } = useSession();
  const userId = currentUser.userId ?? '';
  const [machine] = useState(() =>
    liveCommCardsMachine({ userId, isStaff: currentUser.permissions.includes('INTERNAL') }),
  );
  const [cached] = useState(() => cachedCards(userId, indianDay(new Date(serverNow()))));
  const actor = useActorRef(machine, { input: { cached } });
  useGlobalEvents(actor);
  useEffect(() => {
    let frame = 0;
    const syncListState = () => {
      cancelAnimationFrame(frame);
      const isLoading = list.getSnapshot().matches('loading');
      actor.send({ type: isLoading ? 'list.loading' : 'list.settled' });
      if (!isLoading) frame = requestAnimationFrame(() => actor.send({ type: 'list.rendering' }));
    };
    syncListState();
    const changes = list.subscribe(syncListState);
    const dismissals = actor.on('card.dismissed', ({ card }) => saveDismissedCard(userId, card));
    return () => {
      cancelAnimationFrame(frame);
      changes.unsubscribe();
      dismissals.unsubscribe();
    };
  }, [actor, list, userId]);
  return <CommCards actor={actor} />;
}
