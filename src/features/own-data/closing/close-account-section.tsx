import { useEffect } from 'react';
import { useGlobalEvents, useSession } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { CloseAccount } from './close-account.tsx';
import { liveCloseAccountMachine } from './live-closing-machines.ts';

/** The part of the profile page that closes the account. */
export function CloseAccountSection({ isPaid }: { isPaid: boolean }) {
  const { actor: portal } = useSession();
  const actor = useActorRef(liveCloseAccountMachine);
  useGlobalEvents(actor);
  useEffect(() => {
    const subscription = actor.on('session.ended', () => portal.send({ type: 'signed.out' }));
    return () => subscription.unsubscribe();
  }, [actor, portal]);
  return <CloseAccount actor={actor} isPaid={isPaid} />;
}
