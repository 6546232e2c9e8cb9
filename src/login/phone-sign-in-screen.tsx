import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { otpMachine } from '#machines/flow/otp.ts';
import { OtpScreen } from './otp-screen.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

type PhoneSignInScreenProps = {
  actor: ActorRefFrom<typeof otpMachine>;
  /** Below the code. */
  hint?: ReactNode;
};

/** The page on which somebody signs in by phone: the number, then the code. */
export function PhoneSignInScreen({ actor, hint }: PhoneSignInScreenProps) {
  const isCode = useSelector(actor, (current) => current.hasTag('code'));
  return (
    <SignInFrame
      title={
        isCode ? (
          <FormattedMessage id="login.code.title" defaultMessage="Enter the code" description="Heading" />
        ) : (
          <FormattedMessage
            id="login.phone.title"
            defaultMessage="Sign in with your phone"
            description="Heading of the page"
          />
        )
      }
      lead={
        isCode ? (
          <FormattedMessage
            id="login.code.lead"
            defaultMessage="It comes by SMS and is good for 5 minutes."
            description="Below the heading of the code page"
          />
        ) : (
          <FormattedMessage
            id="login.phone.lead"
            defaultMessage="No password needed. New here? Your account is made on the way."
            description="Below the heading of the phone sign-in"
          />
        )
      }
    >
      <OtpScreen actor={actor} />
      {isCode && hint}
    </SignInFrame>
  );
}
