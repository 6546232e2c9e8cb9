import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { OtpForm } from '#src/features/auth/phone/otp-form.tsx';
import { liveOtpMachine } from '../live-sign-in-machines.ts';
import { type ReauthActor, useReportOutcome } from './use-report-outcome.ts';

/** Signing in again by phone. */
export function PhoneStep({ reauth }: { reauth: ReauthActor }) {
  const { startedAt } = reauth.getSnapshot().context;
  const actor = useActorRef(liveOtpMachine, { input: { now: startedAt } });
  useReportOutcome(actor, reauth);
  return <OtpForm actor={actor} />;
}
