import { useEffect } from 'react';
import { useGlobalEvents, useSession } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { AccountClosingScreen } from './account-closing-screen.tsx';
import { liveReopenAccountMachine } from './live-closing-machines.ts';

/** /account-closing: somebody who has closed the account signs in. */
export default function AccountClosingRoute() {
  const { config, refreshUser } = useSession();
  const actor = useActorRef(liveReopenAccountMachine);
  useGlobalEvents(actor);
  useEffect(() => {
    const subscription = actor.on('account.opened', refreshUser);
    return () => subscription.unsubscribe();
  }, [actor, refreshUser]);
  return <AccountClosingScreen actor={actor} supportEmail={config.supportEmail} />;
}
