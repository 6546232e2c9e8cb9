import { useState } from 'react';
import { useGlobalEvents, useSession } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { CampaignTeaser } from './campaign-teaser.tsx';
import { dismissCampaign, dismissedCampaigns } from './dismissed-campaigns.ts';
import { liveCampaignTeaserMachine } from './running-campaigns-machine.ts';

/** The campaigns beside the list of posts, without those that were dismissed on this device. */
export default function CampaignTeaserContainer() {
  const { currentUser } = useSession();
  const userId = currentUser.userId ?? '';
  const [machine] = useState(liveCampaignTeaserMachine);
  const actor = useActorRef(machine, { input: { filters: dismissedCampaigns(userId) } });
  useGlobalEvents(actor);
  return (
    <CampaignTeaser
      actor={actor}
      onDismiss={({ campaignId }) =>
        actor.send({ type: 'filter.changed', filters: dismissCampaign(userId, campaignId) })
      }
    />
  );
}
