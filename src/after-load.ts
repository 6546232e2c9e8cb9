import './charts/observe-page.ts';
import type { AppActor } from './api/session-context.ts';
import { followLastSession } from './app/session/follow-last-session.ts';
import { startServiceWorker } from './app/session/start-service-worker.ts';
import { addChartObserver } from './charts/observed-actors.ts';

/* Loads after the page. Without it all but recording, counting and starting offline works. */

addChartObserver({
  started: (root) => {
    if (root.getSnapshot().machine?.id !== 'app') return;
    followLastSession(root as AppActor);
    // A development server has no worker.
    if (import.meta.env.PROD) startServiceWorker(root as AppActor);
  },
  happened: () => {},
  ended: () => {},
});
