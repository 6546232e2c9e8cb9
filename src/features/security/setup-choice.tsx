import { useSelector } from '@xstate/react';
import { KeyRound, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SetUpMethod } from '#machines/flow/security/second-factor-setup.ts';
import { Button } from '#src/ui/forms/button.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { SetupActor } from './setup-actor.ts';

/** The choice of a second factor for people who must have one. */
export function SetupChoice({ actor }: { actor: SetupActor }) {
  const canUsePasskeys = useSelector(actor, ({ context }) => context.canUsePasskeys);
  const choose = (method: SetUpMethod) => actor.send({ type: 'method.chosen', method });
  return (
    <Stack gap="5">
      <Text>
        <FormattedMessage
          id="security.setup.lead"
          defaultMessage="Staff accounts need a second step at sign-in, so that a stolen password isn't enough. Set one up now. It takes about a minute."
          description="To staff who sign in without a second factor"
        />
      </Text>
      {canUsePasskeys && <PasskeyOption onClick={() => choose('passkey')} />}
      <AuthenticatorOption isFirst={!canUsePasskeys} onClick={() => choose('authenticator')} />
      {!canUsePasskeys && (
        <Text size="sm" muted>
          <FormattedMessage
            id="security.setup.no-passkeys"
            defaultMessage="Passkeys don't work in this browser."
            description="Why only the authenticator app is offered"
          />
        </Text>
      )}
    </Stack>
  );
}

function PasskeyOption({ onClick }: Pick<MethodOptionProps, 'onClick'>) {
  return (
    <MethodOption
      isFirst
      icon={<KeyRound size="1.25em" aria-hidden="true" />}
      label={
        <FormattedMessage
          id="security.setup.passkey"
          defaultMessage="Set up a passkey"
          description="Button"
        />
      }
      hint={
        <FormattedMessage
          id="security.setup.passkey-hint"
          defaultMessage="Recommended. Sign in with your fingerprint, face or screen lock."
          description="Below the button that sets up a passkey"
        />
      }
      onClick={onClick}
    />
  );
}

function AuthenticatorOption({ isFirst, onClick }: Pick<MethodOptionProps, 'isFirst' | 'onClick'>) {
  return (
    <MethodOption
      isFirst={isFirst}
      icon={<Smartphone size="1.25em" aria-hidden="true" />}
      label={
        <FormattedMessage
          id="security.setup.app"
          defaultMessage="Set up an authenticator app"
          description="Button"
        />
      }
      hint={
        <FormattedMessage
          id="security.setup.app-hint"
          defaultMessage="An app on your phone, such as Google Authenticator or Aegis, shows a code for each sign-in."
          description="Below the button that sets up an authenticator app"
        />
      }
      onClick={onClick}
    />
  );
}

type MethodOptionProps = {
  /** Takes the focus when the step appears. */
  isFirst: boolean;
  icon: ReactNode;
  label: ReactNode;
  hint: ReactNode;
  onClick: () => void;
};

function MethodOption({ isFirst, icon, label, hint, onClick }: MethodOptionProps) {
  return (
    <Stack gap="2">
      <Button
        wide
        kind={isFirst ? 'primary' : 'secondary'}
        autoFocus={isFirst}
        icon={icon}
        onClick={onClick}
      >
        {label}
      </Button>
      <Text size="sm" muted>
        {hint}
      </Text>
    </Stack>
  );
}
