import { useContext } from 'react';
import { loginVariant } from '#machines/flow/auth/reauth.ts';
import { PortalContext } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { saveReturnAddress } from '#src/device/return-address.ts';
import { ProviderButtons } from '#src/features/auth/social/provider-buttons.tsx';
import { liveLoginMachine } from '../live-sign-in-machines.ts';
import { offeredProviders } from '../social/provider-visit.ts';
import { type ReauthActor, useReportOutcome } from './use-report-outcome.ts';

/** Signing in again by a social account. */
export function ProviderStep({ reauth }: { reauth: ReauthActor }) {
  const { method } = reauth.getSnapshot().context;
  const actor = useActorRef(liveLoginMachine, { input: { variant: loginVariant(method) } });
  useReportOutcome(actor, reauth);
  const config = useContext(PortalContext)?.config ?? null;
  // The provider's page replaces this one and redirects back to it.
  const onLeaving = () => saveReturnAddress(location.pathname + location.search);
  return (
    <ProviderButtons actor={actor} offered={offeredProviders(config)} onRedirect={onLeaving} />
  );
}
