import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApp } from '#src/app/app-context.ts';
import { liveOtpMachine } from './live-machines.ts';
import { OtpScreen } from './otp-screen.tsx';
import { SandboxHint } from './sandbox-hint.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** /verify-phone: somebody who came by a social account proves a phone number. */
export default function VerifyPhoneRoute() {
  const { config, refreshUser } = useApp();
  const actor = useActorRef(liveOtpMachine, { input: { now: Date.now() } });
  useEffect(() => {
    let wasVerifying = false;
    // The person is fetched anew after every try, as the server may have moved them on (spec point 4).
    const subscription = actor.subscribe((snapshot) => {
      const isVerifying = snapshot.matches({ code: 'verifying' });
      if (wasVerifying && !isVerifying) refreshUser();
      wasVerifying = isVerifying;
    });
    return () => subscription.unsubscribe();
  }, [actor, refreshUser]);
  return (
    <SignInFrame
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
          defaultMessage="One number for each account. You can sign in with it next time."
          description="Below the heading of the phone verification"
        />
      }
    >
      <OtpScreen actor={actor} />
      {config.sandbox && <SandboxHint />}
    </SignInFrame>
  );
}
