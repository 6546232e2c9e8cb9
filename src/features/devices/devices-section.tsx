import { useEffect } from 'react';
import { useGlobalEvents, useSession } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { Devices } from './devices.tsx';
import { liveDevicesMachine } from './live-devices-machine.ts';

/**
 * The part of the profile page, or of the security page of staff, that lists where the person is
 * signed in, and signs out elsewhere.
 */
export function DevicesSection() {
  const { actor: portal } = useSession();
  const actor = useActorRef(liveDevicesMachine, { input: { recordId: null } });
  useGlobalEvents(actor);
  useEffect(() => {
    // The portal notifies the other tabs of this browser.
    const subscription = actor.on('result.shown', () => portal.send({ type: 'signed.out' }));
    return () => subscription.unsubscribe();
  }, [actor, portal]);
  return <Devices actor={actor} />;
}
