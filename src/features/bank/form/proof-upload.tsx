import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FileUploadActor } from '#machines/kit/file-upload.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx';
import { RetryButton } from '#src/ui/feedback/retry.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { FirstFrameNote } from '#src/ui/media/first-frame-note.tsx';

type ProofUploadProps = {
  upload: FileUploadActor;
  /** Whether there is an earlier picture, which stays when this one is cancelled. */
  hasOther: boolean;
  onDismiss: () => void;
};

/** The progress of the picture, or its error. */
export function ProofUpload({ upload, hasOther, onDismiss }: ProofUploadProps) {
  const isFailed = useSelector(upload, (current) => current.hasTag('failed'));
  return isFailed ? (
    <UploadFailed upload={upload} hasOther={hasOther} onDismiss={onDismiss} />
  ) : (
    <UploadProgress upload={upload} />
  );
}

function UploadFailed({ upload, hasOther, onDismiss }: ProofUploadProps) {
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
                defaultMessage="Keep previous photo"
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
          defaultMessage="You cancelled the upload. The photo wasn't sent."
        />
      ) : (
        <FailureMessage failure={failure} />
      )}
    </Banner>
  );
}

function UploadProgress({ upload }: { upload: FileUploadActor }) {
  const intl = useIntl();
  const part = useSelector(upload, (current) => current.context.progress);
  const isWaiting = useSelector(upload, (current) => current.matches('waiting'));
  const isFirstFrame = useSelector(upload, ({ context }) => context.file.isFirstFrame);
  const label = intl.formatMessage({
    id: 'bank.proof.progress',
    defaultMessage: 'Uploading the photo',
  });
  return (
    <Stack gap="2">
      {isFirstFrame && <FirstFrameNote />}
      <ProgressBar value={part} label={label} />
      <Row justifyContent="space-between" gap="2">
        <Text role="status" size="sm" muted>
          {isWaiting ? (
            <FormattedMessage
              id="bank.proof.waiting"
              defaultMessage="You're offline. The upload will continue automatically."
            />
          ) : (
            label
          )}
        </Text>
        <Button kind="ghost" size="sm" onClick={() => upload.send({ type: 'cancel.requested' })}>
          <FormattedMessage
            id="bank.proof.cancel"
            defaultMessage="Cancel upload"
            description="Button"
          />
        </Button>
      </Row>
    </Stack>
  );
}
