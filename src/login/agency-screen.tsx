import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { SocialProvider } from '#domain/provider-visit.ts';
import type { loginMachine } from '#machines/flow/login.ts';
import { ProviderButtons } from './provider-buttons.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

type AgencyScreenProps = {
  actor: ActorRefFrom<typeof loginMachine>;
  offered?: readonly SocialProvider[];
};

/** The page on which agencies sign in, by a social account. */
export function AgencyScreen(props: AgencyScreenProps) {
  return (
    <SignInFrame
      title={
        <FormattedMessage
          id="login.agency.title"
          defaultMessage="Agency sign-in"
          description="Heading of the page"
        />
      }
      lead={
        <FormattedMessage
          id="login.agency.lead"
          defaultMessage="Sign in once, and manage all of your creators."
          description="Below the heading of the agency sign-in"
        />
      }
    >
      <ProviderButtons {...props} />
    </SignInFrame>
  );
}
