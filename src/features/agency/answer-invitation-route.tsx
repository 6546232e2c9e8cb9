import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import {
  type AnswerRequest,
  answerInvitationMachine,
} from '#machines/flow/agency/answer-invitation.ts';
import { operationActor } from '#src/api/actors.ts';
import { useGlobalEvents, usePortal } from '#src/api/session-context.ts';
import { noticeHeaders } from '#src/api/shown-notice.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { clearReturnAddress } from '#src/device/return-address.ts';
import { AnswerInvitationScreen } from './answer-invitation-screen.tsx';
import { forgetInvitation, useInvitationToken } from './invitation-token.ts';

const liveMachine = answerInvitationMachine.provide({
  actors: {
    viewAgencyInvitation: operationActor('viewAgencyInvitation', (body: { token: string }) => ({
      body,
    })),
    answerAgencyInvitation: operationActor(
      'answerAgencyInvitation',
      ({ token, answer, key }: AnswerRequest) => ({
        body: { token, answer },
        headers: { 'Idempotency-Key': key, ...noticeHeaders() },
      }),
    ),
  },
});

/** /agency-invitation#token=: the link of an agency, for people who are signed in or not. */
export default function AnswerInvitationRoute() {
  const token = useInvitationToken();
  const { actor } = usePortal();
  const isSignedIn = useSelector(actor, (current) => current.matches({ session: 'signedIn' }));
  return <AnswerInvitation key={`${token} ${isSignedIn}`} token={token} isSignedIn={isSignedIn} />;
}

function AnswerInvitation(input: { token: string | null; isSignedIn: boolean }) {
  const actor = useActorRef(liveMachine, { input });
  useGlobalEvents(actor);
  // People who have read the invitation are not redirected to it.
  const leave = () => {
    forgetInvitation();
    clearReturnAddress();
  };
  const isOver = useSelector(
    actor,
    (current) =>
      current.matches('accepted') || current.matches('declined') || current.matches('unusable'),
  );
  useEffect(() => {
    if (!isOver) return;
    forgetInvitation();
    clearReturnAddress();
  }, [isOver]);
  return <AnswerInvitationScreen actor={actor} onLeave={leave} />;
}
