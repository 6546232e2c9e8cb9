import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import type { UploadActor } from '#machines/flow/upload.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Button } from '#src/ui/button.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { RetryButton } from '#src/ui/retry.tsx';
import { Text } from '#src/ui/text.tsx';
import type { EditorAlbum } from './picture-album.ts';

/** What each upload is doing, drawn into its figure. */
export function UploadStatuses({ album }: { album: EditorAlbum }) {
  const places = useSyncExternalStore(album.onPlaces, album.places);
  return places.map(({ key, place }) => {
    const upload = album.uploadOf(key);
    return upload && createPortal(<UploadStatus actor={upload} />, place, key);
  });
}

/** One upload: how far it is, what it waits for, or why it stopped. */
export function UploadStatus({ actor }: { actor: UploadActor }) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (current) => current);
  const { part, failure } = snapshot.context;
  if (snapshot.matches('done')) return null;
  if (snapshot.hasTag('failed')) {
    return (
      <Row justifyContent="space-between" role="alert">
        <Text size="sm" color="danger">
          {failure ? (
            <FailureMessage failure={failure} />
          ) : (
            <FormattedMessage id="editor.upload.stopped" defaultMessage="The upload was stopped." />
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
              defaultMessage="The picture waits for the network. It is safe on this phone."
            />
          ) : (
            <FormattedMessage
              id="editor.upload.sign-in"
              defaultMessage="The picture goes on as soon as you have signed in."
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
            defaultMessage: 'Uploading the picture',
          })}
        />
      </Stack>
      <Button kind="ghost" size="sm" onClick={() => actor.send({ type: 'cancel.requested' })}>
        <FormattedMessage id="editor.upload.stop" defaultMessage="Stop" />
      </Button>
    </Row>
  );
}
