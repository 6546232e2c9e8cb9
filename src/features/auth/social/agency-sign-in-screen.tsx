import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { SocialProvider } from '#domain/auth/provider-visit.ts';
import type { loginMachine } from '#machines/flow/auth/login.ts';
import { SignInLayout } from '../sign-in-layout.tsx';
import { ProviderButtons } from './provider-buttons.tsx';

type AgencyScreenProps = {
  actor: ActorRefFrom<typeof loginMachine>;
  offered?: readonly SocialProvider[];
};

/** The page on which agencies sign in, by a social account. */
export function AgencySignInScreen(props: AgencyScreenProps) {
  return (
    <SignInLayout
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
          defaultMessage="Sign in once to manage all your creators."
          description="Below the heading of the agency sign-in"
        />
      }
    >
      <ProviderButtons {...props} />
    </SignInLayout>
  );
}
