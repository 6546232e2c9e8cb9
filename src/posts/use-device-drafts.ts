import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { useGlobalEvents } from '#src/app/app-context.ts';
import type { DraftsActor } from './device-drafts.tsx';
import { liveDeviceDraftsMachine } from './live-machines.ts';

/** This person's drafts on this device, read again whenever the page is come back to. */
export function useDeviceDrafts(ownerUserId: string): DraftsActor {
  const actor = useActorRef(liveDeviceDraftsMachine, { input: { ownerUserId } });
  useGlobalEvents(actor);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const look = () => actor.send({ type: 'device.returned' });
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
