import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { StaffHomeScreen } from './staff-home-screen.tsx';
import { liveWaitingWorkMachine } from './work-machine.ts';

/** /app/internal: where staff begin. */
export default function StaffHomeRoute() {
  const actor = useActorRef(liveWaitingWorkMachine, { input: { filters: null } });
  useGlobalEvents(actor);
  return <StaffHomeScreen actor={actor} />;
}
