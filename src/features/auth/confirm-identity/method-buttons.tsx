import { useSelector } from '@xstate/react';
import { KeyRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ConfirmationMethod } from '#machines/flow/auth/confirm-identity.ts';
import { ProviderButtonLabel } from '#src/features/auth/social/provider-buttons.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { FacebookLogo, GoogleLogo } from '#src/ui/media/logos.tsx';
import { ConfirmationFailure, type ConfirmIdentityActor } from './confirm-identity-feedback.tsx';

type Props = { actor: ConfirmIdentityActor };

/** The ways to confirm who one is, to choose from. */
export function MethodButtons({ actor }: Props) {
  const ways = useSelector(actor, ({ context }) => context.ways);
  const place = useRef<HTMLDivElement>(null);
  const reason = useRef<HTMLDivElement>(null);
  // After another step, when the focused field or button is gone.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const target = reason.current?.hasChildNodes()
      ? reason.current
      : place.current?.querySelector('button');
    target?.focus();
  }, []);
  return (
    <Stack ref={place} gap="4">
      <Text>
        <FormattedMessage
          id="app.confirm.lead"
          defaultMessage="For your security, confirm that it's you before you continue."
          description="In the dialog over a page, before a sensitive change such as a new phone number"
        />
      </Text>
      <ConfirmationFailure ref={reason} actor={actor} />
      {ways.map((way) => (
        <MethodButton key={way} actor={actor} way={way} />
      ))}
    </Stack>
  );
}

function MethodButton({ actor, way }: Props & { way: ConfirmationMethod }) {
  switch (way) {
    case 'CODE':
      return <CodeButton actor={actor} />;
    case 'PASSKEY':
      return <PasskeyButton actor={actor} />;
    case 'PASSWORD':
      return <PasswordButton actor={actor} />;
    default:
      return <ProviderButton actor={actor} provider={way} />;
  }
}

function CodeButton({ actor }: Props) {
  const snapshot = useSelector(actor, (current) => current);
  const isBusy = snapshot.hasTag('busy');
  const { maskedPhone } = snapshot.context;
  return (
    <Button
      wide
      busy={snapshot.matches('sendingCode')}
      disabled={isBusy && !snapshot.matches('sendingCode')}
      onClick={() => actor.send({ type: 'code.requested' })}
    >
      <span>
        <FormattedMessage
          id="app.confirm.send-code"
          defaultMessage="Send a code to {phone}"
          description="Button; phone is a masked number"
          values={{ phone: <bdi dir="ltr">{`+91 ${maskedPhone ?? ''}`}</bdi> }}
        />
      </span>
    </Button>
  );
}

function PasskeyButton({ actor }: Props) {
  const snapshot = useSelector(actor, (current) => current);
  const isBusy = snapshot.hasTag('busy');
  const { ways } = snapshot.context;
  return (
    <Button
      kind={ways[0] === 'PASSKEY' ? 'primary' : 'secondary'}
      wide
      icon={<KeyRound size="1.25em" aria-hidden="true" />}
      busy={snapshot.matches('usingPasskey')}
      disabled={isBusy && !snapshot.matches('usingPasskey')}
      onClick={() => actor.send({ type: 'passkey.chosen' })}
    >
      <FormattedMessage
        id="app.confirm.passkey"
        defaultMessage="Use your passkey"
        description="Button: confirm who one is by fingerprint, face or PIN"
      />
    </Button>
  );
}

function PasswordButton({ actor }: Props) {
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  return (
    <Button
      kind="secondary"
      wide
      disabled={isBusy}
      onClick={() => actor.send({ type: 'password.chosen' })}
    >
      <FormattedMessage
        id="app.confirm.password"
        defaultMessage="Use your password"
        description="Button: confirm who one is by the password of staff"
      />
    </Button>
  );
}

type ProviderButtonProps = Props & {
  provider: Exclude<ConfirmationMethod, 'CODE' | 'PASSKEY' | 'PASSWORD'>;
};

function ProviderButton({ actor, provider }: ProviderButtonProps) {
  const snapshot = useSelector(actor, (current) => current);
  const isOpening = snapshot.matches('openingProvider') && snapshot.context.provider === provider;
  return (
    <Button
      kind="secondary"
      wide
      icon={provider === 'GOOGLE' ? <GoogleLogo /> : <FacebookLogo />}
      busy={isOpening}
      disabled={snapshot.hasTag('busy') && !isOpening}
      onClick={() => actor.send({ type: 'provider.chosen', provider })}
    >
      <ProviderButtonLabel provider={provider} />
    </Button>
  );
}
