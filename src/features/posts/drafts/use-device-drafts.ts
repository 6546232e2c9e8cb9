import { useEffect } from 'react';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { liveDeviceDraftsMachine } from '../dashboard/live-post-machines.ts';
import type { DraftsActor } from './drafts-actor.ts';

/** This person's drafts on this device, read again on every return to the page. */
export function useDeviceDrafts(ownerUserId: string): DraftsActor {
  const actor = useActorRef(liveDeviceDraftsMachine, { input: { ownerUserId } });
  useGlobalEvents(actor);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const look = () => actor.send({ type: 'drafts.refresh-requested' });
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') look();
    };
    document.addEventListener('visibilitychange', lookIfSeen, { signal });
    addEventListener('pageshow', look, { signal });
    addEventListener('focus', look, { signal });
    return () => stop.abort();
  }, [actor]);
  return actor;
}
