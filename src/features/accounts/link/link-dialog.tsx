import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSession } from '#src/api/session-context.ts';
import { SandboxHint } from '#src/features/auth/index.ts';
import { Button } from '#src/ui/forms/button.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { LinkLogins } from './link-logins.tsx';
import { type LinkActor, useLinkAccounts } from './use-link-accounts.ts';

/**
 * The dialog in the portal. `onClosed` is called when there is nothing to link, or nothing more.
 */
export function LinkDialogContainer({ onClosed }: { onClosed: () => void }) {
  const actor = useLinkAccounts();
  const { config } = useSession();
  const isDone = useSelector(actor, (current) => current.matches('complete'));
  useEffect(() => {
    const subscription = actor.on('link.closed', onClosed);
    return () => subscription.unsubscribe();
  }, [actor, onClosed]);
  useEffect(() => {
    if (isDone) actor.send({ type: 'link.closed' });
  }, [actor, isDone]);
  return <LinkDialog actor={actor} hint={config.sandbox && <SandboxHint />} />;
}

/**
 * Offers, after the first sign-in, to link the logins that the account does not have yet (spec
 * points 2 and 4).
 */
export function LinkDialog({ actor, hint }: { actor: LinkActor; hint?: ReactNode }) {
  const isOpen = useSelector(
    actor,
    (current) =>
      !(['loading', 'loadFailed', 'complete', 'closed'] as const).some((state) =>
        current.matches(state),
      ),
  );
  const canClose = useSelector(actor, (current) => current.can({ type: 'link.closed' }));
  const isLinked = useSelector(actor, (current) => current.matches('linked'));
  const close = () => actor.send({ type: 'link.closed' });
  return (
    <Dialog
      open={isOpen}
      width="linking"
      closable={canClose}
      onClose={close}
      title={
        <FormattedMessage
          id="accounts.link.title"
          defaultMessage="Add another way to sign in"
          description="Title of the dialog"
        />
      }
      footer={canClose && <CloseButton isLinked={isLinked} onClick={close} />}
    >
      <Stack gap="5">
        <Text>
          <FormattedMessage
            id="accounts.link.lead"
            defaultMessage="You'll still be able to sign in if your number changes or you lose your phone."
            description="In the dialog that offers to link Google or Facebook"
          />
        </Text>
        <LinkLogins actor={actor} hint={hint} />
      </Stack>
    </Dialog>
  );
}

type CloseButtonProps = { isLinked: boolean; onClick: () => void };

function CloseButton({ isLinked, onClick }: CloseButtonProps) {
  return (
    <Button
      kind={isLinked ? 'primary' : 'ghost'}
      width={{ base: 'full', sm: 'auto' }}
      onClick={onClick}
    >
      {isLinked ? (
        <FormattedMessage id="accounts.link.close" defaultMessage="Close" description="Button" />
      ) : (
        <FormattedMessage id="accounts.link.later" defaultMessage="Not now" description="Button" />
      )}
    </Button>
  );
}
