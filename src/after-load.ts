import './charts/observe-page.ts';
import type { AppActor } from './api/session-context.ts';
import { followLastSession } from './app/session/follow-last-session.ts';
import { startInstallOffer } from './app/session/start-install-offer.ts';
import { startServiceWorker } from './app/session/start-service-worker.ts';
import { addChartObserver } from './charts/observed-actors.ts';

/*
 * Loads after the page. Without it all but recording, counting, starting offline and the offer to
 * install the portal works.
 */

addChartObserver({
  started: (root) => {
    if (root.getSnapshot().machine?.id !== 'app') return;
    followLastSession(root as AppActor);
    startInstallOffer(root as AppActor);
    // A development server has no worker.
    if (import.meta.env.PROD) startServiceWorker(root as AppActor);
  },
  happened: () => {},
  ended: () => {},
});
