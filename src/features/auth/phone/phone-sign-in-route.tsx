import { usePortal } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { agreeingOtpMachine } from '../live-sign-in-machines.ts';
import { useReportSignIn } from '../use-report-sign-in.ts';
import { PhoneSignInScreen } from './phone-sign-in-screen.tsx';
import { SandboxHint } from './sandbox-hint.tsx';

/** /login/mobile: signing in by phone. */
export default function PhoneSignInRoute() {
  const { config } = usePortal();
  const actor = useActorRef(agreeingOtpMachine, { input: { now: Date.now() } });
  useReportSignIn(actor);
  return <PhoneSignInScreen actor={actor} hint={config?.sandbox && <SandboxHint />} />;
}
