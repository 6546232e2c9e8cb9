import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { loginMachine, SocialProvider } from '#machines/flow/login.ts';
import { Button } from '#src/ui/button.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { FacebookMark, GoogleMark } from '#src/ui/marks.tsx';
import { LoginStatus } from './password-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

type AgencyScreenProps = {
  actor: ActorRefFrom<typeof loginMachine>;
  offered?: readonly SocialProvider[];
};

const bothProviders: readonly SocialProvider[] = ['GOOGLE', 'FACEBOOK'];

/** The page on which agencies sign in, by a social account. */
export function AgencyScreen({ actor, offered = bothProviders }: AgencyScreenProps) {
  const provider = useSelector(actor, (current) => current.context.provider);
  const busy = useSelector(actor, (current) => current.hasTag('busy'));
  const choose = (chosen: SocialProvider) => () => actor.send({ type: 'provider.chosen', provider: chosen });
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
      <Stack gap="4">
        {offered.includes('GOOGLE') && (
          <Button
            kind="secondary"
            wide
            icon={<GoogleMark />}
            busy={busy && provider === 'GOOGLE'}
            onClick={choose('GOOGLE')}
          >
            <FormattedMessage
              id="login.social.google"
              defaultMessage="Continue with Google"
              description="Button"
            />
          </Button>
        )}
        {offered.includes('FACEBOOK') && (
          <Button
            kind="secondary"
            wide
            icon={<FacebookMark />}
            busy={busy && provider === 'FACEBOOK'}
            onClick={choose('FACEBOOK')}
          >
            <FormattedMessage
              id="login.social.facebook"
              defaultMessage="Continue with Facebook"
              description="Button"
            />
          </Button>
        )}
        <LoginStatus actor={actor} />
      </Stack>
    </SignInFrame>
  );
}
