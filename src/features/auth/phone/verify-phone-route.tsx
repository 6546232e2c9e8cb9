import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSession } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { liveOtpMachine } from '../live-sign-in-machines.ts';
import { SignInLayout } from '../sign-in-layout.tsx';
import { useKeepNextScreen } from '../use-keep-next-screen.ts';
import { OtpForm } from './otp-form.tsx';
import { SandboxHint } from './sandbox-hint.tsx';

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
  return (
    <SignInLayout
      back={false}
      title={
        <FormattedMessage
          id="login.verify-phone.title"
          defaultMessage="Verify your phone"
          description="Heading of the page that comes after a social sign-in"
        />
      }
      lead={
        <FormattedMessage
          id="login.verify-phone.lead"
          defaultMessage="Each account needs its own number. Next time, you can sign in with it."
          description="Below the heading of the phone verification"
        />
      }
    >
      <OtpForm actor={actor} />
      {config.sandbox && <SandboxHint />}
    </SignInLayout>
  );
}
