import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Row } from '#src/ui/layout.tsx';
import { RetryLabel } from '#src/ui/retry.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { Text } from '#src/ui/text.tsx';
import type { AppActor } from './app-context.ts';

/** Signing out, while it takes its time or when it did not work. */
export function LeavingVeil({ actor }: { actor: AppActor }) {
  const stage = useSelector(actor, (current) => {
    const is = (access: 'leaving' | 'left' | 'leaveFailed') =>
      current.matches({ session: { signedIn: { access } } });
    if (is('leaveFailed')) return 'failed';
    return is('leaving') || is('left') ? 'leaving' : 'none';
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
            defaultMessage="You are still signed in"
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
      {stage === 'leaving' && (
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
            <FormattedMessage id="app.leave.stay" defaultMessage="Stay signed in" description="Button" />
          </Button>
        </Row>
      )}
    </Dialog>
  );
}
