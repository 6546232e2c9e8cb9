import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { AppActor } from '#src/api/session-context.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RetryLabel } from '#src/ui/feedback/retry.tsx';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';

/** Signing out, while it takes its time or when it did not work. */
export function SigningOutDialog({ actor }: { actor: AppActor }) {
  const stage = useSelector(actor, (current) => {
    const is = (access: 'signingOut' | 'confirmingSignOut' | 'signOutFailed') =>
      current.matches({ session: { signedIn: { access } } });
    if (is('signOutFailed')) return 'failed';
    return is('signingOut') || is('confirmingSignOut') ? 'signingOut' : 'none';
  });
  const failure = useSelector(actor, (current) => current.context.failure);
  const stay = () => actor.send({ type: 'sign-out.dismissed' });
  if (stage === 'none') return null;
  return (
    <Dialog
      open
      width="narrow"
      closable={stage === 'failed'}
      onClose={stay}
      title={
        stage === 'failed' ? (
          <FormattedMessage
            id="app.leave.failed"
            defaultMessage="You're still signed in"
            description="Title of the dialog when signing out did not work"
          />
        ) : (
          <FormattedMessage
            id="app.leave.busy"
            defaultMessage="Signing out…"
            description="Title of the dialog"
          />
        )
      }
    >
      {stage === 'signingOut' && (
        <Row role="status" color="accent.text">
          <Spinner />
        </Row>
      )}
      {stage === 'failed' && failure && (
        <Text>
          <FailureMessage failure={failure} />
        </Text>
      )}
      {stage === 'failed' && (
        <Row marginBlockStart="5">
          <Button wide onClick={() => actor.send({ type: 'retry.requested' })}>
            <RetryLabel />
          </Button>
          <Button wide kind="secondary" onClick={stay}>
            <FormattedMessage
              id="app.leave.stay"
              defaultMessage="Stay signed in"
              description="Button"
            />
          </Button>
        </Row>
      )}
    </Dialog>
  );
}
