import { useActorRef } from '@xstate/react';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { livePushPermissionMachine } from './live-push-permission-machine.ts';
import { PushCard } from './push-card.tsx';

/** The card on the list of notifications; nothing where pushes are on or cannot be had. */
export default function LivePushCard() {
  const actor = useActorRef(livePushPermissionMachine);
  useGlobalEvents(actor);
  return <PushCard actor={actor} />;
}
