import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { ConfirmCode } from './confirm-code.tsx';
import type { ConfirmIdentityActor } from './confirm-identity-feedback.tsx';
import { ConfirmIdentityTitle } from './confirm-identity-title.tsx';
import { ConfirmPassword } from './confirm-password.tsx';
import { MethodButtons } from './method-buttons.tsx';
import { ProviderReturnFailed } from './provider-return-failed.tsx';

type Props = { actor: ConfirmIdentityActor; hint?: ReactNode };

/** Confirming who one is over the running page, which keeps everything that was typed. */
export default function ConfirmIdentityDialog({ actor, hint }: Props) {
  const isConfirmed = useSelector(actor, (current) => current.hasTag('confirmed'));
  const canClose = useSelector(actor, (current) => current.can({ type: 'confirmation.cancelled' }));
  const close = () => actor.send({ type: 'confirmation.cancelled' });
  return (
    <Dialog
      open
      closable={canClose}
      onClose={close}
      title={<ConfirmIdentityTitle />}
      footer={
        canClose && (
          <Button
            kind={isConfirmed ? 'primary' : 'ghost'}
            width={{ base: 'full', sm: 'auto' }}
            onClick={close}
          >
            {isConfirmed ? (
              <FormattedMessage
                id="app.confirm.go-on"
                defaultMessage="Continue"
                description="Button"
              />
            ) : (
              <FormattedMessage
                id="app.confirm.cancel"
                defaultMessage="Cancel"
                description="Button"
              />
            )}
          </Button>
        )
      }
    >
      <Stack gap="5">
        <Step actor={actor} />
        {hint}
      </Stack>
    </Dialog>
  );
}

function Step({ actor }: Props) {
  const part = useSelector(actor, (current) => {
    if (current.hasTag('code')) return 'code';
    if (current.matches('enteringPassword') || current.matches('checkingPassword'))
      return 'password';
    if (current.matches('checkingProvider')) return 'checking';
    if (current.matches('returned')) return 'returned';
    if (current.matches('returnFailed')) return 'failed';
    return current.matches('noMethod') ? 'noMethod' : 'ways';
  });
  if (part === 'code') return <ConfirmCode actor={actor} />;
  if (part === 'password') return <ConfirmPassword actor={actor} />;
  if (part === 'ways') return <MethodButtons actor={actor} />;
  if (part === 'checking') {
    return (
      <Row role="status" color="accent.text">
        <Spinner />
        <FormattedMessage id="app.confirm.checking" defaultMessage="Checking…" />
      </Row>
    );
  }
  if (part === 'failed') return <ProviderReturnFailed actor={actor} />;
  return (
    <Text role="status">
      {part === 'returned' ? (
        <FormattedMessage
          id="app.confirm.returned"
          defaultMessage="Thanks, we've confirmed it's you. Please try again now."
          description="Back from Google or Facebook; the started change has to be made again"
        />
      ) : (
        <FormattedMessage
          id="app.confirm.no-way"
          defaultMessage="To continue, sign out and sign in again."
          description="The account has no phone number and no other login to confirm with"
        />
      )}
    </Text>
  );
}
