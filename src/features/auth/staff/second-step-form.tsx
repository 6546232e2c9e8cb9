import { useSelector } from '@xstate/react';
import { KeyRound } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { SecondStepMethod, secondStepMachine } from '#machines/flow/auth/second-step.ts';
import { Button } from '#src/ui/forms/button.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { SignInStatus } from '../sign-in-status.tsx';
import { SecondStepCode } from './second-step-code.tsx';

type SecondStepActor = ActorRefFrom<typeof secondStepMachine>;

/** The second step of staff after the password. */
export function SecondStepForm({ actor }: { actor: SecondStepActor }) {
  const isCode = useSelector(actor, (current) => current.hasTag('code'));
  const method = useSelector(actor, ({ context }) => context.method);
  return (
    <Stack gap="5">
      {isCode ? <SecondStepCode key={method} actor={actor} /> : <PasskeyStep actor={actor} />}
      <OtherMethods actor={actor} />
    </Stack>
  );
}

function PasskeyStep({ actor }: { actor: SecondStepActor }) {
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <Stack gap="5">
      <Text>
        <FormattedMessage
          id="login.second.passkey"
          defaultMessage="One more step: use your passkey. Your device asks for your fingerprint, face or screen lock."
          description="Second step of the staff sign-in"
        />
      </Text>
      <SignInStatus busy={isBusy} failure={failure} />
      <Button
        wide
        autoFocus
        icon={<KeyRound size="1.25em" aria-hidden="true" />}
        busy={isBusy}
        onClick={() => actor.send({ type: 'passkey.requested' })}
      >
        <FormattedMessage
          id="login.second.use-passkey"
          defaultMessage="Use your passkey"
          description="Button"
        />
      </Button>
    </Stack>
  );
}

function OtherMethods({ actor }: { actor: SecondStepActor }) {
  const { methods, method } = useSelector(actor, ({ context }) => context);
  const isCode = useSelector(actor, (current) => current.hasTag('code'));
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const current = isCode ? method : 'passkey';
  return (
    <Stack gap="2" alignItems="flex-start">
      {methods
        .filter((one) => one !== current)
        .map((one) => (
          <Button
            key={one}
            kind="link"
            size="sm"
            disabled={isBusy}
            onClick={() => actor.send({ type: 'method.chosen', method: one })}
          >
            <MethodName method={one} />
          </Button>
        ))}
      <Button
        kind="link"
        size="sm"
        disabled={isBusy}
        onClick={() => actor.send({ type: 'sign-in.cancelled' })}
      >
        <FormattedMessage
          id="login.second.cancel"
          defaultMessage="Back to email and password"
          description="Button: gives up the second step of a sign-in"
        />
      </Button>
    </Stack>
  );
}

function MethodName({ method }: { method: SecondStepMethod }) {
  switch (method) {
    case 'passkey':
      return (
        <FormattedMessage
          id="login.second.method.passkey"
          defaultMessage="Use a passkey instead"
          description="Button: another second step"
        />
      );
    case 'authenticator':
      return (
        <FormattedMessage
          id="login.second.method.authenticator"
          defaultMessage="Use your authenticator app instead"
          description="Button: another second step"
        />
      );
    case 'recovery-code':
      return (
        <FormattedMessage
          id="login.second.method.recovery-code"
          defaultMessage="Use a recovery code instead"
          description="Button: another second step"
        />
      );
  }
}
