import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { type ReauthActor, useReportOutcome } from '../reauth/use-report-outcome.ts';
import { liveStaffSignInMachine, staffSignInInput } from './live-staff-sign-in-machine.ts';
import { StaffSignIn } from './staff-sign-in.tsx';

/** The sign-in of staff over a running page. */
export default function StaffSignInContainer({ reauth }: { reauth: ReauthActor }) {
  const actor = useActorRef(liveStaffSignInMachine, { input: staffSignInInput() });
  useReportOutcome(actor, reauth);
  return <StaffSignIn actor={actor} />;
}
