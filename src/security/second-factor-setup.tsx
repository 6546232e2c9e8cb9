import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { secondFactorSetupMachine } from '#machines/flow/second-factor-setup.ts';
import { Button } from '#src/ui/button.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { PasskeySetup } from './passkey-setup.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetupChoice } from './setup-choice.tsx';

export type SetupActor = ActorRefFrom<typeof secondFactorSetupMachine>;

/** Setting up a second factor: which one, the factor itself, and the recovery codes. */
export function SecondFactorSetup({ actor }: { actor: SetupActor }) {
  const part = useSelector(actor, (current) => {
    if (current.hasTag('passkey')) return 'passkey';
    if (current.hasTag('authenticator')) return 'authenticator';
    return current.matches('choosing') ? 'choice' : 'codes';
  });
  const codes = useSelector(actor, ({ context }) => context.recoveryCodes);
  if (part === 'codes')
    return codes && <RecoveryCodes codes={codes} onKept={() => actor.send({ type: 'codes.kept' })} />;
  return (
    <Stack gap="5">
      {part === 'choice' && <SetupChoice actor={actor} />}
      {part === 'passkey' && <PasskeySetup actor={actor} />}
      {part === 'authenticator' && <AuthenticatorSetup actor={actor} />}
      <WaysBack actor={actor} />
    </Stack>
  );
}

function WaysBack({ actor }: { actor: SetupActor }) {
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
            description="Button: gives up what was begun"
          />
        </Button>
      )}
    </Row>
  );
}
