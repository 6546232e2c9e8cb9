import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { UploadActor } from '#machines/flow/upload.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { RetryButton } from '#src/ui/retry.tsx';
import { Text } from '#src/ui/text.tsx';

type ProofUploadProps = {
  upload: UploadActor;
  /** Whether another picture is there already, which stays when this one is given up. */
  hasOther: boolean;
  onDismiss: () => void;
};

/** How far the picture is, or why it is not there. */
export function ProofUpload({ upload, hasOther, onDismiss }: ProofUploadProps) {
  const isFailed = useSelector(upload, (current) => current.hasTag('failed'));
  return isFailed ? (
    <Stuck upload={upload} hasOther={hasOther} onDismiss={onDismiss} />
  ) : (
    <Travelling upload={upload} />
  );
}

function Stuck({ upload, hasOther, onDismiss }: ProofUploadProps) {
  const failure = useSelector(upload, (current) => current.context.failure);
  const isStopped = useSelector(upload, (current) => current.matches('stopped'));
  const canRetry = useSelector(upload, (current) => current.can({ type: 'retry.requested' }));
  return (
    <Banner
      tone={isStopped ? 'info' : 'danger'}
      actions={
        <>
          {canRetry && <RetryButton onClick={() => upload.send({ type: 'retry.requested' })} />}
          {hasOther && (
            <Button kind="ghost" size="sm" onClick={onDismiss}>
              <FormattedMessage
                id="bank.proof.keep"
                defaultMessage="Keep the one before"
                description="Button"
              />
            </Button>
          )}
        </>
      }
    >
      {isStopped || !failure ? (
        <FormattedMessage
          id="bank.proof.stopped"
          defaultMessage="You stopped the picture; it has not arrived."
        />
      ) : (
        <FailureMessage failure={failure} />
      )}
    </Banner>
  );
}

function Travelling({ upload }: { upload: UploadActor }) {
  const intl = useIntl();
  const part = useSelector(upload, (current) => current.context.part);
  const isWaiting = useSelector(upload, (current) => current.matches('waiting'));
  const label = intl.formatMessage({
    id: 'bank.proof.progress',
    defaultMessage: 'The picture is being uploaded',
  });
  return (
    <Stack gap="2">
      <ProgressBar value={part} label={label} />
      <Row justifyContent="space-between" gap="2">
        <Text role="status" size="sm" muted>
          {isWaiting ? (
            <FormattedMessage
              id="bank.proof.waiting"
              defaultMessage="Waiting for the network; it goes on by itself."
            />
          ) : (
            label
          )}
        </Text>
        <Button kind="ghost" size="sm" onClick={() => upload.send({ type: 'cancel.requested' })}>
          <FormattedMessage id="bank.proof.cancel" defaultMessage="Stop" description="Button" />
        </Button>
      </Row>
    </Stack>
  );
}
