import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { SocialProvider } from '#domain/provider-visit.ts';
import type { loginMachine } from '#machines/flow/login.ts';
import { Button } from '#src/ui/button.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { FacebookMark, GoogleMark } from '#src/ui/marks.tsx';
import { BrowserNeeded } from './browser-needed.tsx';
import { LoginStatus } from './login-status.tsx';

type ProviderButtonsProps = {
  actor: ActorRefFrom<typeof loginMachine>;
  offered?: readonly SocialProvider[];
  /** Just before the browser leaves for the provider. */
  onLeaving?: () => void;
};

const names: Record<SocialProvider, { mark: ReactNode; text: ReactNode }> = {
  GOOGLE: {
    mark: <GoogleMark />,
    text: (
      <FormattedMessage id="login.social.google" defaultMessage="Continue with Google" description="Button" />
    ),
  },
  FACEBOOK: {
    mark: <FacebookMark />,
    text: (
      <FormattedMessage
        id="login.social.facebook"
        defaultMessage="Continue with Facebook"
        description="Button"
      />
    ),
  },
};
/** What the button of a provider says. */
export const ProviderName = ({ provider }: { provider: SocialProvider }) => names[provider].text;

const bothProviders = Object.keys(names) as SocialProvider[];

/** Signing in by a social account: the buttons, and what became of it. */
export function ProviderButtons({ actor, offered = bothProviders, onLeaving }: ProviderButtonsProps) {
  const provider = useSelector(actor, (current) => current.context.provider);
  const busy = useSelector(actor, (current) => current.hasTag('busy'));
  const needsBrowser = useSelector(actor, (current) => current.matches('browserNeeded'));
  const choose = (chosen: SocialProvider) => {
    onLeaving?.();
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
            icon={names[one].mark}
            busy={busy && provider === one}
            onClick={() => choose(one)}
          >
            {names[one].text}
          </Button>
        ))}
      {needsBrowser && <BrowserNeeded provider={provider} />}
      <LoginStatus actor={actor} />
    </Stack>
  );
}
