import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RetryLabel } from '#src/ui/feedback/retry.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import type { ownReportsMachine } from './own-reports-machine.ts';

/** Asks before a report is deleted, and says why it was not. */
export function WithdrawReportDialog({ actor }: { actor: ActorRefFrom<typeof ownReportsMachine> }) {
  const snapshot = useSelector(actor, (current) => current);
  const { failure } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const isFailed = snapshot.matches('actionFailed');
  const close = () => actor.send({ type: 'action.dismissed' });
  const withdraw = () =>
    actor.send({ type: 'action.confirmed', values: null, key: crypto.randomUUID() });
  return (
    <Dialog
      open={snapshot.hasTag('dialog')}
      closable={!isBusy}
      onClose={close}
      title={
        <FormattedMessage
          id="problem-reports.own.ask"
          defaultMessage="Withdraw this report?"
          description="Title of a dialog"
        />
      }
    >
      <Stack gap="5">
        <Text>
          <FormattedMessage
            id="problem-reports.own.effect"
            defaultMessage="We delete it at once. Our team can no longer read it."
          />
        </Text>
        <Box role="alert" css={{ '&:empty': { display: 'none' } }}>
          {isFailed && failure && (
            <ErrorLine>
              <FailureMessage failure={failure} />
            </ErrorLine>
          )}
        </Box>
        <Row gap="3">
          <Button kind="danger" busy={isBusy} onClick={withdraw}>
            {isFailed ? (
              <RetryLabel />
            ) : (
              <FormattedMessage id="problem-reports.withdraw" defaultMessage="Withdraw report" />
            )}
          </Button>
          <Button kind="ghost" disabled={isBusy} onClick={close}>
            <FormattedMessage
              id="problem-reports.own.keep"
              defaultMessage="Keep report"
              description="Button: closes the dialog without withdrawing"
            />
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
