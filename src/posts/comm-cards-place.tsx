import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { indianDay } from '#domain/engagement.ts';
import { type CommCard, commCardsMachine } from '#machines/flow/comm-cards.ts';
import { takeBegun } from '#src/api/begun.ts';
import { call } from '#src/api/client.ts';
import { serverNow } from '#src/api/server-time.ts';
import { useApp, useGlobalEvents } from '#src/app/app-context.ts';
import { keepCards, keptCards, rememberDismissed, withoutDismissed } from './cards-on-device.ts';
import { CommCards } from './comm-cards.tsx';
import type { PostListActor } from './post-list.tsx';

type Reader = { userId: string; isStaff: boolean };

/** The chart `comm-cards` for this person on this device. */
const liveCommCardsMachine = ({ userId, isStaff }: Reader) =>
  commCardsMachine.provide({
    actors: {
      getCommConfig: fromPromise<CommCard[], undefined>(async () => {
        // Staff who name nobody are given the cards of all.
        const request = isStaff ? { query: { dhUserId: userId } } : {};
        // Not broken off when those of the last visit are shown: it is for the next one.
        const { rows } = await (takeBegun('getCommConfig', request) ?? call('getCommConfig', request));
        keepCards(userId, rows);
        return withoutDismissed(userId, rows);
      }),
    },
  });

/** What staff announce, which comes with the rows of the list below it. */
export function CommCardsPlace({ list }: { list: PostListActor }) {
  const { currentUser } = useApp();
  const userId = currentUser.userId ?? '';
  const [machine] = useState(() =>
    liveCommCardsMachine({ userId, isStaff: currentUser.permissions.includes('INTERNAL') }),
  );
  const [kept] = useState(() => keptCards(userId, indianDay(new Date(serverNow()))));
  const actor = useActorRef(machine, { input: { kept } });
  useGlobalEvents(actor);
  useEffect(() => {
    let frame = 0;
    const tell = () => {
      cancelAnimationFrame(frame);
      const isLoading = list.getSnapshot().matches('loading');
      actor.send({ type: isLoading ? 'list.loading' : 'list.settled' });
      if (!isLoading) frame = requestAnimationFrame(() => actor.send({ type: 'list.painting' }));
    };
    tell();
    const changes = list.subscribe(tell);
    const dismissals = actor.on('card.dismissed', ({ card }) => rememberDismissed(userId, card));
    return () => {
      cancelAnimationFrame(frame);
      changes.unsubscribe();
      dismissals.unsubscribe();
    };
  }, [actor, list, userId]);
  return <CommCards actor={actor} />;
}
