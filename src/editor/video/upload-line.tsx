import { useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SnapshotFrom } from 'xstate';
import type { videoUploadMachine } from '#machines/flow/video-upload.ts';
import type { VideoUploadActor } from '#machines/flow/video-upload-parts.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { FileButton } from '#src/ui/file-button.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { RetryButton } from '#src/ui/retry.tsx';
import { Text } from '#src/ui/text.tsx';
import { VideoMeasures } from './video-measures.tsx';

type Snapshot = SnapshotFrom<typeof videoUploadMachine>;
type Props = { actor: VideoUploadActor; snapshot: Snapshot };

/** One video on its way: which one it is, how far it is, what it waits for, or why it stopped. */
export function UploadLine({ actor }: { actor: VideoUploadActor }) {
  const snapshot = useSelector(actor, (current) => current);
  return (
    <Stack gap="3">
      <VideoMeasures
        name={snapshot.context.described?.name}
        bytes={snapshot.context.described?.size}
        facts={snapshot.context.facts}
      />
      <Standing actor={actor} snapshot={snapshot} />
    </Stack>
  );
}

function Standing({ actor, snapshot }: Props) {
  if (snapshot.hasTag('failed')) return <Trouble actor={actor} snapshot={snapshot} />;
  if (snapshot.matches('done')) return <Arrived />;
  const at = (state: string) => snapshot.matches({ sending: state } as never);
  if (at('waiting') || at('signInNeeded') || at('elsewhere'))
    return <Waiting actor={actor} snapshot={snapshot} />;
  return <Travelling actor={actor} snapshot={snapshot} />;
}

function Arrived() {
  return (
    <Row gap="2" role="status">
      <Check size="1.2em" aria-hidden="true" />
      <Text size="sm">
        <FormattedMessage
          id="video.upload.done"
          defaultMessage="The whole video has arrived."
          description="Below a video whose upload is finished"
        />
      </Text>
    </Row>
  );
}

function Travelling({ actor, snapshot }: Props) {
  const intl = useIntl();
  const { described, offset } = snapshot.context;
  const isMoving = snapshot.matches({ sending: 'transferring' });
  const part = described && described.size > 0 ? offset / described.size : 0;
  return (
    <Stack gap="2">
      <ProgressBar
        value={snapshot.matches('sending') ? part : null}
        label={intl.formatMessage({
          id: 'video.upload.progress',
          defaultMessage: 'Uploading the video',
          description: 'Name of a progress bar',
        })}
      />
      <Row justifyContent="space-between">
        <Text size="sm" muted>
          {isMoving ? <Remaining snapshot={snapshot} part={part} /> : <Preparation snapshot={snapshot} />}
        </Text>
        {snapshot.can({ type: 'cancel.requested' }) && <Stop actor={actor} />}
      </Row>
      {snapshot.context.room === 'noRoom' && isMoving && (
        <Banner tone="warning">
          <FormattedMessage
            id="video.upload.no-room"
            defaultMessage="There is no room for a copy on this phone. Keep the video, and keep this page open: if it is closed, choose the same video again and it goes on from where it was."
            description="While a video is uploaded that the device could not keep"
          />
        </Banner>
      )}
    </Stack>
  );
}

function Preparation({ snapshot }: { snapshot: Snapshot }) {
  if (snapshot.matches('cancelling')) {
    return (
      <FormattedMessage
        id="video.upload.stopping"
        defaultMessage="Stopping…"
        description="While an upload is being stopped"
      />
    );
  }
  if (snapshot.matches('keeping')) {
    return (
      <FormattedMessage
        id="video.upload.keeping"
        defaultMessage="Keeping a copy on this phone, so that nothing is lost…"
        description="Before a video is uploaded"
      />
    );
  }
  if (snapshot.matches({ sending: 'confirming' })) {
    return (
      <FormattedMessage
        id="video.upload.confirming"
        defaultMessage="Everything is sent. The video is being checked…"
        description="After the last piece of a video was sent"
      />
    );
  }
  return (
    <FormattedMessage
      id="video.upload.preparing"
      defaultMessage="Getting ready…"
      description="Before the first piece of a video is sent"
    />
  );
}

/** Percent, and how long it will take, in words. */
function Remaining({ snapshot: { context }, part }: { snapshot: Snapshot; part: number }) {
  const intl = useIntl();
  const { described, offset, bytesPerSecond } = context;
  const percent = intl.formatNumber(Math.min(1, part), { style: 'percent' });
  if (!described || bytesPerSecond <= 0) return percent;
  return (
    <FormattedMessage
      id="video.upload.remaining"
      defaultMessage="{percent} · {minutes, plural, =0 {less than a minute left} one {about # minute left} other {about # minutes left}}"
      description="How much of a video is uploaded, and how long the rest takes"
      values={{ percent, minutes: Math.round((described.size - offset) / bytesPerSecond / 60) }}
    />
  );
}

function Waiting({ actor, snapshot }: Props) {
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
        {snapshot.can({ type: 'cancel.requested' }) && <Stop actor={actor} />}
      </Row>
    </Row>
  );
}

function WaitingReason({ snapshot }: { snapshot: Snapshot }) {
  const { described, offset } = snapshot.context;
  if (snapshot.matches({ sending: 'elsewhere' })) {
    return (
      <FormattedMessage
        id="video.upload.elsewhere"
        defaultMessage="Another tab is sending this video. It goes on here when that one is closed."
        description="The upload of a video runs in another tab of the browser"
      />
    );
  }
  if (snapshot.matches({ sending: 'signInNeeded' })) {
    return (
      <FormattedMessage
        id="video.upload.sign-in"
        defaultMessage="The video goes on as soon as you have signed in."
        description="The session ended while a video was uploaded"
      />
    );
  }
  return (
    <FormattedMessage
      id="video.upload.waiting"
      defaultMessage="The video waits for the network and goes on by itself. {part, number, percent} has arrived and is not sent again."
      description="The upload of a video was cut"
      values={{ part: described ? offset / described.size : 0 }}
    />
  );
}

function Trouble({ actor, snapshot }: Props) {
  const chooses = snapshot.can({ type: 'file.chosen', file: { name: '', size: 0, type: '' } });
  return (
    <Stack gap="3" role="alert">
      <Text size="sm" color="danger">
        <TroubleReason snapshot={snapshot} />
      </Text>
      <Row gap="3" _empty={{ display: 'none' }}>
        {snapshot.can({ type: 'retry.requested' }) && (
          <RetryButton onClick={() => actor.send({ type: 'retry.requested' })} />
        )}
        {chooses && (
          <FileButton accept="video/mp4" onFile={(file) => actor.send({ type: 'file.chosen', file })}>
            <FormattedMessage
              id="video.upload.choose-again"
              defaultMessage="Choose the same video"
              description="Button: opens the gallery to choose a video again whose upload was interrupted"
            />
          </FileButton>
        )}
        {snapshot.can({ type: 'anew.requested' }) && (
          <Button kind="ghost" size="sm" onClick={() => actor.send({ type: 'anew.requested' })}>
            <FormattedMessage
              id="video.upload.anew"
              defaultMessage="Send this one instead"
              description="Button: sends another video than the one that was interrupted"
            />
          </Button>
        )}
      </Row>
    </Stack>
  );
}

function TroubleReason({ snapshot }: { snapshot: Snapshot }): ReactNode {
  const { failure, described, offset, file } = snapshot.context;
  if (snapshot.matches('stopped')) {
    return (
      <FormattedMessage
        id="video.upload.stopped"
        defaultMessage="The upload was stopped."
        description="The person stopped the upload of a video"
      />
    );
  }
  if (snapshot.matches('otherFile')) {
    return (
      <FormattedMessage
        id="video.upload.other-file"
        defaultMessage="{name} is another video than {before}, of which a part has arrived."
        description="The person was to choose the same video again and chose another"
        values={{ name: <bdi>{file?.name}</bdi>, before: <bdi>{described?.name}</bdi> }}
      />
    );
  }
  if (snapshot.matches('fileNeeded')) {
    return described ? (
      <FormattedMessage
        id="video.upload.file-needed"
        defaultMessage="This phone could not keep {name}. {part, number, percent} of it has arrived. Choose the same video again: it goes on from there."
        description="A page was opened again in the middle of an upload, and the device has no copy"
        values={{ name: <bdi>{described.name}</bdi>, part: offset / described.size }}
      />
    ) : (
      <FormattedMessage
        id="video.upload.file-lost"
        defaultMessage="This video is not on this phone any more. Choose it again."
        description="A page was opened again, and neither device nor server has the video"
      />
    );
  }
  return failure && <FailureMessage failure={failure} />;
}

function Stop({ actor }: { actor: VideoUploadActor }) {
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
