import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx';
import type { ownReportsMachine } from './own-reports-machine.ts';

/** Asks before a report is deleted, and says why it was not. */
export function WithdrawReportDialog({ actor }: { actor: ActorRefFrom<typeof ownReportsMachine> }) {
  const snapshot = useSelector(actor, (current) => current);
  const { failure } = snapshot.context;
  const isFailed = snapshot.matches('actionFailed');
  return (
    <ConfirmDialog
      open={snapshot.hasTag('dialog')}
      isDangerous
      isBusy={snapshot.hasTag('busy')}
      problem={isFailed && failure && <FailureMessage failure={failure} />}
      title={
        <FormattedMessage
          id="problem-reports.own.ask"
          defaultMessage="Withdraw this report?"
          description="Title of a dialog"
        />
      }
      confirm={<FormattedMessage id="problem-reports.withdraw" defaultMessage="Withdraw report" />}
      cancel={
        <FormattedMessage
          id="problem-reports.own.keep"
          defaultMessage="Keep report"
          description="Button: closes the dialog without withdrawing"
        />
      }
      onConfirm={() =>
        actor.send({ type: 'action.confirmed', values: null, key: crypto.randomUUID() })
      }
      onCancel={() => actor.send({ type: 'action.dismissed' })}
    >
      <Text>
        <FormattedMessage
          id="problem-reports.own.effect"
          defaultMessage="We delete it at once. Our team can no longer read it."
        />
      </Text>
    </ConfirmDialog>
  );
}
