import { useEffect, useState } from 'react';
import type { ActorRefFrom, InputFrom } from 'xstate';
import type { installOfferMachine } from '#machines/flow/app/install-offer.ts';
import { useGlobalEvents, useSession } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { installWay, watchInstallWay } from '#src/device/install-prompt.ts';
import { liveInstallOfferMachine } from './live-install-offer-machine.ts';

export type InstallOfferActor = ActorRefFrom<typeof installOfferMachine>;

/** The chart `install-offer` of the signed-in person; follows what the browser can do. */
export function useInstallOffer(
  origin: InputFrom<typeof installOfferMachine>['origin'],
): InstallOfferActor {
  const { currentUser } = useSession();
  const [machine] = useState(() => liveInstallOfferMachine(currentUser.userId ?? ''));
  const [way] = useState(installWay);
  const actor = useActorRef(machine, { input: { way, origin } });
  useGlobalEvents(actor);
  useEffect(() => {
    const syncWay = () => actor.send({ type: 'way.changed', way: installWay() });
    const onInstalled = () => actor.send({ type: 'app.installed' });
    const unwatch = watchInstallWay(syncWay);
    addEventListener('appinstalled', onInstalled);
    return () => {
      unwatch();
      removeEventListener('appinstalled', onInstalled);
    };
  }, [actor]);
  return actor;
}
