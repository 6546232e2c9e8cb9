import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FileUploadActor } from '#machines/kit/file-upload.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx';
import { RetryButton } from '#src/ui/feedback/retry.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { FirstFrameNote } from '#src/ui/media/first-frame-note.tsx';
import type { PictureRegistry } from './picture-registry.ts';

/** What each upload is doing, drawn into its figure. */
export function UploadStatuses({ album: pictureRegistry }: { album: PictureRegistry }) {
  const places = useSyncExternalStore(
    pictureRegistry.subscribeToStatusSlots,
    pictureRegistry.getStatusSlots,
  );
  return places.map(({ key, element }) => {
    const upload = pictureRegistry.getUpload(key);
    return upload && createPortal(<UploadStatus actor={upload} />, element, key);
  });
}

/** One upload: the state of the file, its progress, what it waits for, or why it stopped. */
export function UploadStatus({ actor }: { actor: FileUploadActor }) {
  const isFirstFrame = useSelector(actor, ({ context }) => context.file.isFirstFrame);
  return (
    <>
      {isFirstFrame && <FirstFrameNote />}
      <UploadProgress actor={actor} />
    </>
  );
}

function UploadProgress({ actor }: { actor: FileUploadActor }) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (current) => current);
  const { progress: part, failure } = snapshot.context;
  if (snapshot.matches('done')) return null;
  if (snapshot.hasTag('failed')) {
    return (
      <Row justifyContent="space-between" role="alert">
        <Text size="sm" color="danger">
          {failure ? (
            <FailureMessage failure={failure} />
          ) : (
            <FormattedMessage id="editor.upload.stopped" defaultMessage="Upload stopped." />
          )}
        </Text>
        {snapshot.can({ type: 'retry.requested' }) && (
          <RetryButton onClick={() => actor.send({ type: 'retry.requested' })} />
        )}
      </Row>
    );
  }
  if (snapshot.matches('waiting') || snapshot.matches('signInNeeded')) {
    return (
      <Row justifyContent="space-between" role="status">
        <Text size="sm">
          {snapshot.matches('waiting') ? (
            <FormattedMessage
              id="editor.upload.waiting"
              defaultMessage="You're offline. The image is saved on this device and uploads when you're back online."
            />
          ) : (
            <FormattedMessage
              id="editor.upload.sign-in"
              defaultMessage="Sign in to continue uploading this image."
              description="The session ended while a picture was uploaded"
            />
          )}
        </Text>
        {snapshot.matches('waiting') && (
          <RetryButton onClick={() => actor.send({ type: 'retry.requested' })} />
        )}
      </Row>
    );
  }
  return (
    <Row flexWrap="nowrap">
      <Stack flex="1" gap="1">
        <ProgressBar
          value={snapshot.matches('uploading') ? part : null}
          label={intl.formatMessage({
            id: 'editor.upload.progress',
            defaultMessage: 'Uploading image',
          })}
        />
      </Stack>
      <Button kind="ghost" size="sm" onClick={() => actor.send({ type: 'cancel.requested' })}>
        <FormattedMessage id="editor.upload.stop" defaultMessage="Stop" />
      </Button>
    </Row>
  );
}
