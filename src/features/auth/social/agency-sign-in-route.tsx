import { usePortal } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { liveLoginMachine } from '../live-sign-in-machines.ts';
import { useEntryParams } from '../use-entry-params.ts';
import { useReportSignIn } from '../use-report-sign-in.ts';
import { AgencySignInScreen } from './agency-sign-in-screen.tsx';
import { offeredProviders } from './provider-visit.ts';
import { useProviderReturn } from './use-provider-return.ts';

/** /login/agency: people who manage several creators sign in. */
export default function AgencySignInRoute() {
  const { config } = usePortal();
  const { isEmbedded } = useEntryParams();
  const actor = useActorRef(liveLoginMachine, { input: { variant: 'agency', isEmbedded } });
  useReportSignIn(actor);
  useProviderReturn(actor);
  return <AgencySignInScreen actor={actor} offered={offeredProviders(config)} />;
}
