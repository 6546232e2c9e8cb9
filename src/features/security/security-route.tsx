import { fromPromise } from 'xstate';
import {
  changePasswordMachine,
  type PasswordChange,
} from '#machines/flow/security/change-password.ts';
import {
  type SecurityChange,
  type SecurityChanged,
  securityMachine,
} from '#machines/flow/security/security.ts';
import { noInputActor } from '#src/api/actors.ts';
import { call } from '#src/api/client.ts';
import { arePasskeysSupported } from '#src/api/passkeys.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { DevicesSection } from '#src/features/devices/index.ts';
import { Page, Stack } from '#src/ui/layout/layout.tsx';
import { ChangePassword } from './change-password.tsx';
import { liveSecondFactorSetupMachine } from './live-setup-machine.ts';
import { SecuritySettings } from './security-settings.tsx';
import { SecurityTitle } from './security-title.tsx';

const liveSecurityMachine = securityMachine.provide({
  actors: {
    getSecurity: noInputActor('getSecurity'),
    changeSecurity: fromPromise<SecurityChanged, { change: SecurityChange | null }>(
      async ({ input: { change }, signal }) => {
        if (change?.kind === 'renew-codes') return call('renewRecoveryCodes', { signal });
        if (change?.kind === 'remove-passkey') {
          const { passkeyId } = change.passkey;
          await call('removePasskey', { body: { passkeyId }, signal });
        } else await call('removeAuthenticator', { signal });
        return { recoveryCodes: null };
      },
    ),
    setup: liveSecondFactorSetupMachine,
  },
});

const livePasswordMachine = changePasswordMachine.provide({
  actors: {
    changePassword: fromPromise<unknown, { change: PasswordChange | null }>(
      ({ input: { change }, signal }) => {
        if (!change) throw new Error('There is no password to save.');
        return call('changePassword', { body: change, signal });
      },
    ),
  },
});

/** /app/security: how staff sign in, and where they are signed in. */
export default function SecurityRoute() {
  const security = useActorRef(liveSecurityMachine, {
    input: { canUsePasskeys: arePasskeysSupported() },
  });
  const password = useActorRef(livePasswordMachine);
  useGlobalEvents(security);
  useGlobalEvents(password);
  return (
    <Page reading paddingBlock="8">
      <Stack gap="6">
        <SecurityTitle />
        <SecuritySettings actor={security} />
        <ChangePassword actor={password} />
        <DevicesSection />
      </Stack>
    </Page>
  );
}
