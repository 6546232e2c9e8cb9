import { useActorRef } from '@xstate/react';
import { usePortal } from '#src/app/app-context.ts';
import { AgencyScreen } from './agency-screen.tsx';
import { liveLoginMachine, offeredProviders } from './live-machines.ts';
import { useProviderReturn } from './use-provider-return.ts';
import { useSignedIn } from './use-signed-in.ts';

/** /login/agency: somebody who manages several creators signs in. */
export default function AgencyRoute() {
  const { config } = usePortal();
  const actor = useActorRef(liveLoginMachine, { input: { variant: 'agency' } });
  useSignedIn(actor);
  useProviderReturn(actor);
  return <AgencyScreen actor={actor} offered={offeredProviders(config)} />;
}
