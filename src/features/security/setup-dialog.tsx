import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import type { SecurityActor } from './security-actor.ts';

/** Sets up a second factor over the page. */
export function SetupDialog({ actor }: { actor: SecurityActor }) {
  const { setup } = useSelector(actor, ({ children }) => children);
  const method = useSelector(actor, ({ context }) => context.method);
  if (!setup) return null;
  return (
    <Dialog
      open
      // Recovery codes are shown once, so the dialog cannot be closed by accident.
      closable={false}
      onClose={() => {}}
      title={
        method === 'passkey' ? (
          <FormattedMessage
            id="security.passkeys.add"
            defaultMessage="Add a passkey"
            description="Button"
          />
        ) : (
          <FormattedMessage
            id="security.setup.app"
            defaultMessage="Set up an authenticator app"
            description="Button"
          />
        )
      }
    >
      <SecondFactorSetup actor={setup} />
    </Dialog>
  );
}
