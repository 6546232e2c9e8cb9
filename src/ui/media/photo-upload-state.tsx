import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Failure } from '#domain/contract/failure.ts';
import type { FileUploadActor } from '#machines/kit/file-upload.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Banner } from '../feedback/banner.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { RetryButton } from '../feedback/retry.tsx';
import { Button } from '../forms/button.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import { Text } from '../layout/text.tsx';

type PhotoUploadStateProps = { upload: FileUploadActor; onDismiss: () => void };

/** How far the upload of a photo is, or why it failed. */
export function PhotoUploadState({ upload, onDismiss }: PhotoUploadStateProps) {
  const isFailed = useSelector(upload, (current) => current.hasTag('failed'));
  return isFailed ? (
    <FailedUpload upload={upload} onDismiss={onDismiss} />
  ) : (
    <UploadProgress upload={upload} onDismiss={onDismiss} />
  );
}

function FailedUpload({ upload, onDismiss }: PhotoUploadStateProps) {
  const failure = useSelector(upload, ({ context }) => context.failure);
  const canRetry = useSelector(upload, (current) => current.can({ type: 'retry.requested' }));
  return (
    <Banner
      tone="danger"
      actions={
        <>
          {canRetry && <RetryButton onClick={() => upload.send({ type: 'retry.requested' })} />}
          <Button kind="ghost" size="sm" onClick={onDismiss}>
            <FormattedMessage
              id="ui.photo.dismiss"
              defaultMessage="Continue without this photo"
              description="Button below a photo that could not be uploaded"
            />
          </Button>
        </>
      }
    >
      <FailureMessage failure={failure ?? new Failure({ code: 'internal-error' })} />
    </Banner>
  );
}

function UploadProgress({ upload, onDismiss }: PhotoUploadStateProps) {
  const intl = useIntl();
  const progress = useSelector(upload, ({ context }) => context.progress);
  const isWaiting = useSelector(upload, (current) => current.matches('waiting'));
  const label = intl.formatMessage({
    id: 'ui.photo.progress',
    defaultMessage: 'Uploading your photo',
  });
  return (
    <Stack gap="2">
      <ProgressBar value={progress} label={label} />
      <Row justifyContent="space-between" gap="2">
        <Text role="status" size="sm" muted>
          {isWaiting ? (
            <FormattedMessage
              id="ui.photo.waiting"
              defaultMessage="You're offline. The upload will continue automatically."
            />
          ) : (
            label
          )}
        </Text>
        <Button kind="ghost" size="sm" onClick={onDismiss}>
          <FormattedMessage id="ui.photo.cancel" defaultMessage="Cancel upload" />
        </Button>
      </Row>
    </Stack>
  );
}
