import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { otpMachine } from '#machines/flow/auth/otp.ts';
import { SignInLayout } from '../sign-in-layout.tsx';
import { OtpForm } from './otp-form.tsx';

type VerifyPhoneScreenProps = {
  actor: ActorRefFrom<typeof otpMachine>;
  /** Below the code. */
  hint?: ReactNode;
};

/** The page on which a person who is signed in verifies a phone number. */
export function VerifyPhoneScreen({ actor, hint }: VerifyPhoneScreenProps) {
  const isCode = useSelector(actor, (current) => current.hasTag('code'));
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
      {isCode && hint}
    </SignInLayout>
  );
}
