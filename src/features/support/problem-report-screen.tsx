import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { RetryButton } from '#src/ui/feedback/retry.tsx';
import { TextSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import type { ProblemReportActor } from './problem-report-actor.ts';
import { ProblemReportForm } from './problem-report-form.tsx';
import { saveAsFile } from './save-as-file.ts';

type Props = { actor: ProblemReportActor };

/** The dialog that sends a problem report. */
export function ProblemReportScreen({ actor, onClose }: Props & { onClose?: () => void }) {
  return (
    <Dialog
      open
      width="wide"
      onClose={onClose ?? ignore}
      title={<FormattedMessage id="problem-reports.title" defaultMessage="Report a problem" />}
    >
      <Contents actor={actor} />
    </Dialog>
  );
}

const ignore = () => {};

function Contents({ actor }: Props) {
  const isForm = useSelector(actor, (current) => current.hasTag('form'));
  const isLoading = useSelector(actor, (current) => current.matches('loading'));
  const isLoadFailed = useSelector(actor, (current) => current.matches('loadFailed'));
  if (isLoading) return <TextSkeleton />;
  if (isLoadFailed) return <RetryButton onClick={() => actor.send({ type: 'retry.requested' })} />;
  if (!isForm) return <Sent actor={actor} />;
  return (
    <Stack gap="4">
      <Outcome actor={actor} />
      <ProblemReportForm actor={actor} />
    </Stack>
  );
}

/** Why it was not sent, and the ways on. */
function Outcome({ actor }: Props) {
  const { failure, text, recording } = useSelector(actor, ({ context }) => context);
  const isWaiting = useSelector(
    actor,
    (current) => current.matches('waiting') || current.matches('limited'),
  );
  const isFailed = useSelector(actor, (current) => current.matches({ form: 'failed' }));
  if (!failure || !(isWaiting || isFailed)) return null;
  return (
    <Banner
      tone="warning"
      actions={
        <Row gap="3">
          {isWaiting && <RetryButton onClick={() => actor.send({ type: 'retry.requested' })} />}
          {isWaiting && <EditButton actor={actor} />}
          <Button
            kind="secondary"
            size="sm"
            onClick={() => saveAsFile('problem-report.json', { whatHappened: text, recording })}
          >
            <FormattedMessage id="problem-reports.save" defaultMessage="Download as a file" />
          </Button>
        </Row>
      }
    >
      <FailureMessage failure={failure} />{' '}
      {isWaiting && (
        <FormattedMessage
          id="problem-reports.waiting"
          defaultMessage="Your report stays on this device. We'll send it when you open “Report a problem” again."
        />
      )}
    </Banner>
  );
}

function EditButton({ actor }: Props) {
  return (
    <Button kind="secondary" size="sm" onClick={() => actor.send({ type: 'edit.requested' })}>
      <FormattedMessage id="problem-reports.edit" defaultMessage="Change the report" />
    </Button>
  );
}

function Sent({ actor }: Props) {
  const { sent, failure } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const isWithdrawn = useSelector(actor, (current) => current.matches('withdrawn'));
  const isFailed = useSelector(actor, (current) => current.matches('withdrawFailed'));
  if (isWithdrawn)
    return (
      <Text role="status">
        <FormattedMessage id="problem-reports.withdrawn" defaultMessage="Report withdrawn." />
      </Text>
    );
  return (
    <Stack gap="4" alignItems="flex-start">
      <Text role="status">
        <FormattedMessage
          id="problem-reports.sent"
          defaultMessage="Thank you. We have your report and delete it on {date}."
          values={{ date: sent && <DateTime time={sent.keptUntil} /> }}
        />
      </Text>
      {isFailed && failure && (
        <Banner tone="danger">
          <FailureMessage failure={failure} />
        </Banner>
      )}
      <Button
        kind="secondary"
        busy={isBusy}
        onClick={() => actor.send({ type: 'withdraw.requested' })}
      >
        <FormattedMessage id="problem-reports.withdraw" defaultMessage="Withdraw report" />
      </Button>
    </Stack>
  );
}
