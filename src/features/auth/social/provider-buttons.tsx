import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { SocialProvider } from '#domain/auth/provider-visit.ts';
import type { loginMachine } from '#machines/flow/auth/login.ts';
import { Button } from '#src/ui/forms/button.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { FacebookLogo, GoogleLogo } from '#src/ui/media/logos.tsx';
import { ExternalBrowserNotice } from './external-browser-notice.tsx';
import { LoginStatus } from './login-status.tsx';

type ProviderButtonsProps = {
  actor: ActorRefFrom<typeof loginMachine>;
  offered?: readonly SocialProvider[];
  /** Just before the browser leaves for the provider. */
  onRedirect?: () => void;
};

const providerLabels: Record<SocialProvider, { mark: ReactNode; text: ReactNode }> = {
  GOOGLE: {
    mark: <GoogleLogo />,
    text: (
      <FormattedMessage
        id="login.social.google"
        defaultMessage="Continue with Google"
        description="Button"
      />
    ),
  },
  FACEBOOK: {
    mark: <FacebookLogo />,
    text: (
      <FormattedMessage
        id="login.social.facebook"
        defaultMessage="Continue with Facebook"
        description="Button"
      />
    ),
  },
};
/** The label of a provider's button. */
export const ProviderButtonLabel = ({ provider }: { provider: SocialProvider }) =>
  providerLabels[provider].text;

const bothProviders = Object.keys(providerLabels) as SocialProvider[];

/** Signing in by a social account: the buttons, and the outcome. */
export function ProviderButtons({
  actor,
  offered = bothProviders,
  onRedirect,
}: ProviderButtonsProps) {
  const provider = useSelector(actor, (current) => current.context.provider);
  const busy = useSelector(actor, (current) => current.hasTag('busy'));
  const needsBrowser = useSelector(actor, (current) => current.matches('browserNeeded'));
  const choose = (chosen: SocialProvider) => {
    onRedirect?.();
    actor.send({ type: 'provider.chosen', provider: chosen });
  };
  return (
    <Stack gap="4">
      {bothProviders
        .filter((one) => offered.includes(one))
        .map((one) => (
          <Button
            key={one}
            kind="secondary"
            wide
            icon={providerLabels[one].mark}
            busy={busy && provider === one}
            onClick={() => choose(one)}
          >
            {providerLabels[one].text}
          </Button>
        ))}
      {needsBrowser && <ExternalBrowserNotice provider={provider} />}
      <LoginStatus actor={actor} />
    </Stack>
  );
}
