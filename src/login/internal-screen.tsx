import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '#machines/flow/login.ts';
import { PasswordForm } from './password-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** The page on which staff sign in. */
export function InternalScreen({ actor }: { actor: ActorRefFrom<typeof loginMachine> }) {
  return (
    <SignInFrame
      title={
        <FormattedMessage
          id="login.internal.title"
          defaultMessage="Staff sign-in"
          description="Heading of the page"
        />
      }
      lead={
        <FormattedMessage
          id="login.internal.lead"
          defaultMessage="For the people who review posts and help creators."
          description="Below the heading of the staff sign-in"
        />
      }
    >
      <PasswordForm actor={actor} />
    </SignInFrame>
  );
}
