import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { useReportSignIn } from '../use-report-sign-in.ts';
import { liveStaffSignInMachine, staffSignInInput } from './live-staff-sign-in-machine.ts';
import { StaffSignInScreen } from './staff-sign-in-screen.tsx';

/** /login/internal: staff sign in. */
export default function StaffSignInRoute() {
  const actor = useActorRef(liveStaffSignInMachine, { input: staffSignInInput() });
  useReportSignIn(actor);
  return <StaffSignInScreen actor={actor} />;
}
