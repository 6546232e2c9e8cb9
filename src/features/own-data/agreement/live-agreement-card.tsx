import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { agreeToNoticesMachine } from '#machines/flow/own-data/agree-to-notices.ts';
import { call } from '#src/api/client.ts';
import { useGlobalEvents, useSession } from '#src/api/session-context.ts';
import { noticeHeaders } from '#src/api/shown-notice.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { AgreementCard } from './agreement-card.tsx';

/** The chart `agree-to-notices` on the real server. */
const liveAgreeToNoticesMachine = agreeToNoticesMachine.provide({
  actors: {
    agreeToNotices: fromPromise<{ message: 'Success' }, undefined>(({ signal }) =>
      call('agreeToNotices', { body: {}, headers: noticeHeaders(), signal }),
    ),
  },
});

/** The card above the list of posts while changed terms wait for an answer. */
export function LiveAgreementCard() {
  const { refreshUser } = useSession();
  const actor = useActorRef(liveAgreeToNoticesMachine);
  useGlobalEvents(actor);
  useEffect(() => {
    const subscription = actor.on('agreement.recorded', () => refreshUser());
    return () => subscription.unsubscribe();
  }, [actor, refreshUser]);
  return <AgreementCard actor={actor} />;
}
