import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/ui/forms/button.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { PasskeySetup } from './passkey-setup.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { SetupActor } from './setup-actor.ts';
import { SetupChoice } from './setup-choice.tsx';

/** Setting up a second factor: which one, the factor itself, and the recovery codes. */
export function SecondFactorSetup({ actor }: { actor: SetupActor }) {
  const part = useSelector(actor, (current) => {
    if (current.hasTag('passkey')) return 'passkey';
    if (current.hasTag('authenticator')) return 'authenticator';
    return current.matches('choosing') ? 'choice' : 'codes';
  });
  const codes = useSelector(actor, ({ context }) => context.recoveryCodes);
  if (part === 'codes')
    return (
      codes && <RecoveryCodes codes={codes} onKept={() => actor.send({ type: 'codes.saved' })} />
    );
  return (
    <Stack gap="5">
      {part === 'choice' && <SetupChoice actor={actor} />}
      {part === 'passkey' && <PasskeySetup actor={actor} />}
      {part === 'authenticator' && <AuthenticatorSetup actor={actor} />}
      <BackActions actor={actor} />
    </Stack>
  );
}

function BackActions({ actor }: { actor: SetupActor }) {
  const canChange = useSelector(actor, (current) => current.can({ type: 'method.changed' }));
  const canCancel = useSelector(actor, (current) => current.can({ type: 'setup.cancelled' }));
  return (
    <Row justifyContent="space-between">
      {canChange && (
        <Button kind="link" size="sm" onClick={() => actor.send({ type: 'method.changed' })}>
          <FormattedMessage
            id="security.setup.another"
            defaultMessage="Try another way"
            description="Button: back to passkey or authenticator app"
          />
        </Button>
      )}
      {canCancel && (
        <Button kind="link" size="sm" onClick={() => actor.send({ type: 'setup.cancelled' })}>
          <FormattedMessage
            id="security.cancel"
            defaultMessage="Cancel"
            description="Button: cancels what was started"
          />
        </Button>
      )}
    </Row>
  );
}
