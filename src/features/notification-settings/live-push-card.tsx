import { useState } from 'react';
import { useGlobalEvents, useSession } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { livePushPermissionMachine } from './live-push-permission-machine.ts';
import { PushCard } from './push-card.tsx';

/** The card on the list of notifications; nothing where pushes are on or unavailable. */
export default function LivePushCard() {
  const { userId } = useSession().currentUser;
  const [machine] = useState(() => livePushPermissionMachine(userId));
  const actor = useActorRef(machine);
  useGlobalEvents(actor);
  return <PushCard actor={actor} />;
}
