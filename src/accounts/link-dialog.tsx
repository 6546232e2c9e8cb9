import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApp } from '#src/app/app-context.ts';
import { SandboxHint } from '#src/login/index.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { Text } from '#src/ui/text.tsx';
import { LinkLogins } from './link-logins.tsx';
import { type LinkActor, useLinking } from './use-linking.ts';

/** The dialog in the portal; `onClosed` when there is nothing to link, or no more. */
export function LinkDialogPlace({ onClosed }: { onClosed: () => void }) {
  const actor = useLinking();
  const { config } = useApp();
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

/** Offers, after the first sign-in, to link the logins that the account does not have yet (spec points 2 and 4). */
export function LinkDialog({ actor, hint }: { actor: LinkActor; hint?: ReactNode }) {
  const isOpen = useSelector(
    actor,
    (current) =>
      !(['loading', 'loadFailed', 'complete', 'closed'] as const).some((state) => current.matches(state)),
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
          defaultMessage="Link another way to sign in"
          description="Title of the dialog"
        />
      }
      footer={
        canClose && (
          <Button kind={isLinked ? 'primary' : 'ghost'} width={{ base: 'full', sm: 'auto' }} onClick={close}>
            {isLinked ? (
              <FormattedMessage id="accounts.link.close" defaultMessage="Close" description="Button" />
            ) : (
              <FormattedMessage id="accounts.link.later" defaultMessage="Not now" description="Button" />
            )}
          </Button>
        )
      }
    >
      <Stack gap="5">
        <Text>
          <FormattedMessage
            id="accounts.link.lead"
            defaultMessage="Then you come into your account even when your number changes or a phone is lost."
            description="In the dialog that offers to link Google or Facebook"
          />
        </Text>
        <LinkLogins actor={actor} hint={hint} />
      </Stack>
    </Dialog>
  );
}
