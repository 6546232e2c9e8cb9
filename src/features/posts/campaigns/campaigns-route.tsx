import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { CampaignsScreen } from './campaigns-screen.tsx';
import { liveRunningCampaignsMachine } from './running-campaigns-machine.ts';

/** /app/campaigns-for-you: the campaigns that a creator can take part in. */
export default function CampaignsRoute() {
  const actor = useActorRef(liveRunningCampaignsMachine, { input: { filters: null } });
  useGlobalEvents(actor);
  return <CampaignsScreen actor={actor} />;
}
