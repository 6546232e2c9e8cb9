import { useEffect } from 'react';
import { useSession } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { liveOtpMachine } from '../live-sign-in-machines.ts';
import { useKeepNextScreen } from '../use-keep-next-screen.ts';
import { SandboxHint } from './sandbox-hint.tsx';
import { VerifyPhoneScreen } from './verify-phone-screen.tsx';

/** /verify-phone: a person who came by a social account verifies a phone number. */
export default function VerifyPhoneRoute() {
  const { config, refreshUser } = useSession();
  const actor = useActorRef(liveOtpMachine, { input: { now: Date.now() } });
  useKeepNextScreen(actor);
  // The server may have moved the person on (spec point 4).
  useEffect(() => {
    const subscription = actor.on('code.checked', refreshUser);
    return () => subscription.unsubscribe();
  }, [actor, refreshUser]);
  return <VerifyPhoneScreen actor={actor} hint={config.sandbox && <SandboxHint />} />;
}
