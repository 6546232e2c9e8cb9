import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { otpMachine } from '#machines/flow/auth/otp.ts';
import { SignInLayout } from '../sign-in-layout.tsx';
import { TermsNote } from '../terms-note.tsx';
import { OtpForm } from './otp-form.tsx';

type PhoneSignInScreenProps = {
  actor: ActorRefFrom<typeof otpMachine>;
  /** Below the code. */
  hint?: ReactNode;
};

/** The page of the sign-in by phone: the number, then the code. */
export function PhoneSignInScreen({ actor, hint }: PhoneSignInScreenProps) {
  const isCode = useSelector(actor, (current) => current.hasTag('code'));
  return (
    <SignInLayout
      title={
        isCode ? (
          <FormattedMessage
            id="login.code.title"
            defaultMessage="Enter the code"
            description="Heading"
          />
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
            defaultMessage="You'll get it by SMS. It's valid for 5 minutes."
            description="Below the heading of the code page"
          />
        ) : (
          <FormattedMessage
            id="login.phone.lead"
            defaultMessage="No password needed. New here? We'll create your account."
            description="Below the heading of the phone sign-in"
          />
        )
      }
    >
      <OtpForm actor={actor} />
      {isCode ? hint : <TermsNote />}
    </SignInLayout>
  );
}
