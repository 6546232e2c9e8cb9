import { useActorRef } from '@xstate/react';
import { usePortal } from '#src/app/app-context.ts';
import { AgencyScreen } from './agency-screen.tsx';
import { liveLoginMachine } from './live-machines.ts';
import { offeredProviders } from './provider-visit.ts';
import { useArrival } from './use-arrival.ts';
import { useProviderReturn } from './use-provider-return.ts';
import { useSignedIn } from './use-signed-in.ts';

/** /login/agency: somebody who manages several creators signs in. */
export default function AgencyRoute() {
  const { config } = usePortal();
  const { isEmbedded } = useArrival();
  const actor = useActorRef(liveLoginMachine, { input: { variant: 'agency', isEmbedded } });
  useSignedIn(actor);
  useProviderReturn(actor);
  return <AgencyScreen actor={actor} offered={offeredProviders(config)} />;
}
