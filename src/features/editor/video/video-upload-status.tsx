import { useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SnapshotFrom } from 'xstate';
import type { VideoUploadActor, videoUploadMachine } from '#machines/flow/editor/video-upload.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx';
import { RetryButton } from '#src/ui/feedback/retry.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { FileButton } from '#src/ui/forms/file-button.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { acceptedVideos } from './accepted-videos.ts';
import { VideoDetails } from './video-details.tsx';

type Snapshot = SnapshotFrom<typeof videoUploadMachine>;
type Props = { actor: VideoUploadActor; snapshot: Snapshot };

/** One video on its way: which one it is, how far it is, what it waits for, or why it stopped. */
export function VideoUploadStatus({ actor }: { actor: VideoUploadActor }) {
  const snapshot = useSelector(actor, (current) => current);
  return (
    <Stack gap="3">
      <VideoDetails
        name={snapshot.context.fileInfo?.name}
        bytes={snapshot.context.fileInfo?.size}
        facts={snapshot.context.facts}
      />
      <UploadState actor={actor} snapshot={snapshot} />
    </Stack>
  );
}

function UploadState({ actor, snapshot }: Props) {
  if (snapshot.hasTag('failed')) return <UploadError actor={actor} snapshot={snapshot} />;
  if (snapshot.matches('done')) return <UploadComplete />;
  const at = (state: string) => snapshot.matches({ sending: state } as never);
  if (at('waiting') || at('signInNeeded') || at('inOtherTab'))
    return <UploadWaiting actor={actor} snapshot={snapshot} />;
  return <UploadProgress actor={actor} snapshot={snapshot} />;
}

function UploadComplete() {
  return (
    <Row gap="2" role="status">
      <Check size="1.2em" aria-hidden="true" />
      <Text size="sm">
        <FormattedMessage
          id="video.upload.done"
          defaultMessage="Video uploaded."
          description="Below a video whose upload is finished"
        />
      </Text>
    </Row>
  );
}

function UploadProgress({ actor, snapshot }: Props) {
  const intl = useIntl();
  const { fileInfo, offset } = snapshot.context;
  const isMoving = snapshot.matches({ sending: 'transferring' });
  const part = fileInfo && fileInfo.size > 0 ? offset / fileInfo.size : 0;
  return (
    <Stack gap="2">
      <ProgressBar
        value={snapshot.matches('sending') ? part : null}
        label={intl.formatMessage({
          id: 'video.upload.progress',
          defaultMessage: 'Uploading video',
          description: 'Name of a progress bar',
        })}
      />
      <Row justifyContent="space-between">
        <Text size="sm" muted>
          {isMoving ? (
            <RemainingTime snapshot={snapshot} part={part} />
          ) : (
            <PreparationText snapshot={snapshot} />
          )}
        </Text>
        {snapshot.can({ type: 'cancel.requested' }) && <CancelButton actor={actor} />}
      </Row>
      {snapshot.context.localCopy === 'noSpace' && isMoving && (
        <Banner tone="warning">
          <FormattedMessage
            id="video.upload.no-storage"
            defaultMessage="This device has no room for a copy. Keep the video file and this page open. If the page closes, choose the same video again to resume."
            description="While a video is uploaded that the device could not keep"
          />
        </Banner>
      )}
    </Stack>
  );
}

function PreparationText({ snapshot }: { snapshot: Snapshot }) {
  if (snapshot.matches('cancelling')) {
    return (
      <FormattedMessage
        id="video.upload.stopping"
        defaultMessage="Stopping…"
        description="While an upload is being stopped"
      />
    );
  }
  if (snapshot.matches('storing')) {
    return (
      <FormattedMessage
        id="video.upload.storing"
        defaultMessage="Saving a copy on this device…"
        description="Before a video is uploaded"
      />
    );
  }
  if (snapshot.matches({ sending: 'confirming' })) {
    return (
      <FormattedMessage
        id="video.upload.confirming"
        defaultMessage="Uploaded. Checking the video…"
        description="After the last piece of a video was sent"
      />
    );
  }
  return (
    <FormattedMessage
      id="video.upload.preparing"
      defaultMessage="Preparing…"
      description="Before the first piece of a video is sent"
    />
  );
}

/** Percent, and how long it will take, in words. */
function RemainingTime({ snapshot: { context }, part }: { snapshot: Snapshot; part: number }) {
  const intl = useIntl();
  const { fileInfo, offset, bytesPerSecond } = context;
  const percent = intl.formatNumber(Math.min(1, part), { style: 'percent' });
  if (!fileInfo || bytesPerSecond <= 0) return percent;
  return (
    <FormattedMessage
      id="video.upload.remaining"
      defaultMessage="{percent} · {minutes, plural, =0 {less than a minute left} one {about # minute left} other {about # minutes left}}"
      description="How much of a video is uploaded, and how long the rest takes"
      values={{ percent, minutes: Math.round((fileInfo.size - offset) / bytesPerSecond / 60) }}
    />
  );
}

function UploadWaiting({ actor, snapshot }: Props) {
  const { failure } = snapshot.context;
  return (
    <Row justifyContent="space-between" role="status">
      <Text size="sm" flex="1 1 14rem">
        <WaitingReason snapshot={snapshot} />{' '}
        {failure && failure.code !== 'network' && snapshot.matches({ sending: 'waiting' }) && (
          <FailureMessage failure={failure} />
        )}
      </Text>
      <Row gap="2">
        {snapshot.can({ type: 'retry.requested' }) && (
          <RetryButton onClick={() => actor.send({ type: 'retry.requested' })} />
        )}
        {snapshot.can({ type: 'cancel.requested' }) && <CancelButton actor={actor} />}
      </Row>
    </Row>
  );
}

function WaitingReason({ snapshot }: { snapshot: Snapshot }) {
  const { fileInfo, offset } = snapshot.context;
  if (snapshot.matches({ sending: 'inOtherTab' })) {
    return (
      <FormattedMessage
        id="video.upload.other-tab"
        defaultMessage="Another tab is uploading this video. Close that tab to continue here."
        description="The upload of a video runs in another tab of the browser"
      />
    );
  }
  if (snapshot.matches({ sending: 'signInNeeded' })) {
    return (
      <FormattedMessage
        id="video.upload.sign-in"
        defaultMessage="Sign in to continue uploading this video."
        description="The session ended while a video was uploaded"
      />
    );
  }
  return (
    <FormattedMessage
      id="video.upload.waiting"
      defaultMessage="You're offline. {part, number, percent} is uploaded. The rest continues automatically when you're back online."
      description="The upload of a video was cut"
      values={{ part: fileInfo ? offset / fileInfo.size : 0 }}
    />
  );
}

function UploadError({ actor, snapshot }: Props) {
  const canChooseFile = snapshot.can({
    type: 'file.chosen',
    file: { name: '', size: 0, type: '' },
  });
  return (
    <Stack gap="3" role="alert">
      <Text size="sm" color="danger">
        <UploadErrorReason snapshot={snapshot} />
      </Text>
      <Row gap="3" _empty={{ display: 'none' }}>
        {snapshot.can({ type: 'retry.requested' }) && (
          <RetryButton onClick={() => actor.send({ type: 'retry.requested' })} />
        )}
        {canChooseFile && (
          <FileButton
            accept={acceptedVideos}
            onFile={(file) => actor.send({ type: 'file.chosen', file })}
          >
            <FormattedMessage
              id="video.upload.choose-again"
              defaultMessage="Choose the same video"
              description="Button: opens the gallery to choose a video again whose upload was interrupted"
            />
          </FileButton>
        )}
        {snapshot.can({ type: 'restart.requested' }) && (
          <Button kind="ghost" size="sm" onClick={() => actor.send({ type: 'restart.requested' })}>
            <FormattedMessage
              id="video.upload.restart"
              defaultMessage="Upload this video instead"
              description="Button: sends another video than the one that was interrupted"
            />
          </Button>
        )}
      </Row>
    </Stack>
  );
}

function UploadErrorReason({ snapshot }: { snapshot: Snapshot }): ReactNode {
  const { failure, fileInfo, offset, file } = snapshot.context;
  if (snapshot.matches('stopped')) {
    return (
      <FormattedMessage
        id="video.upload.stopped"
        defaultMessage="Upload stopped."
        description="The person stopped the upload of a video"
      />
    );
  }
  if (snapshot.matches('otherFile')) {
    return (
      <FormattedMessage
        id="video.upload.other-file"
        defaultMessage="{name} is not the same video. Part of {before} is already uploaded."
        description="The person was to choose the same video again and chose another"
        values={{ name: <bdi>{file?.name}</bdi>, before: <bdi>{fileInfo?.name}</bdi> }}
      />
    );
  }
  if (snapshot.matches('fileNeeded')) {
    return fileInfo ? (
      <FormattedMessage
        id="video.upload.file-needed"
        defaultMessage="This device couldn't keep {name}. {part, number, percent} is uploaded. Choose the same video again to resume."
        description="A page was opened again in the middle of an upload, and the device has no copy"
        values={{ name: <bdi>{fileInfo.name}</bdi>, part: offset / fileInfo.size }}
      />
    ) : (
      <FormattedMessage
        id="video.upload.file-lost"
        defaultMessage="This video is no longer on this device. Choose it again."
        description="A page was opened again, and neither device nor server has the video"
      />
    );
  }
  return failure && <FailureMessage failure={failure} />;
}

function CancelButton({ actor }: { actor: VideoUploadActor }) {
  return (
    <Button kind="ghost" size="sm" onClick={() => actor.send({ type: 'cancel.requested' })}>
      <FormattedMessage
        id="video.upload.stop"
        defaultMessage="Stop"
        description="Button: stops the upload of a video"
      />
    </Button>
  );
}
