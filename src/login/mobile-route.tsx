import { useActorRef } from '@xstate/react';
import { usePortal } from '#src/app/app-context.ts';
import { liveOtpMachine } from './live-machines.ts';
import { PhoneSignInScreen } from './phone-sign-in-screen.tsx';
import { SandboxHint } from './sandbox-hint.tsx';
import { useSignedIn } from './use-signed-in.ts';

/** /login/mobile: signing in by phone. */
export default function MobileRoute() {
  const { config } = usePortal();
  const actor = useActorRef(liveOtpMachine, { input: { now: Date.now() } });
  useSignedIn(actor);
  return <PhoneSignInScreen actor={actor} hint={config?.sandbox && <SandboxHint />} />;
}
