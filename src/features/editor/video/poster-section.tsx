import { useSelector } from '@xstate/react';
import { Film, ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { VideoSource } from '#machines/flow/editor/poster-frame.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { ContentSkeleton } from '#src/ui/feedback/content-skeleton.tsx';
import { LazyBoundary } from '#src/ui/feedback/lazy-boundary.tsx';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { FileButton } from '#src/ui/forms/file-button.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import type { EditorContext } from '../layout/editor-context.ts';
import { PictureCropButton } from '../pictures/picture-crop-button.tsx';
import { PicturePreview, useUpload } from '../pictures/picture-preview.tsx';
import { UploadStatus } from '../pictures/upload-status.tsx';
import { livePosterFrameMachine } from './live-poster-frame-machine.ts';
import type { EditorVideo } from './use-video.ts';

const PosterPicker = lazyWithPreload(async () => ({
  default: (await import('./poster-picker.tsx')).PosterPicker,
}));

type Props = EditorContext & { video: EditorVideo; source: VideoSource | null };

/** The poster of a video: a frame, chosen or automatic, or another picture. */
export function PosterSection({ actor, video, source }: Props) {
  const { posterId, actions } = video;
  const [isPicking, setIsPicking] = useState(false);
  const isAutomatic = posterId === null && source !== null;
  useEffect(() => {
    // What cannot be fetched now is fetched when it is drawn.
    PosterPicker.load().catch(() => {});
  }, []);
  const choosePoster = (file: File) => {
    setIsPicking(false);
    return actions.setPoster(file);
  };
  return (
    <Stack
      as="section"
      gap="3"
      aria-labelledby="poster-heading"
      data-field="poster"
      data-picture={posterId}
    >
      <Heading id="poster-heading" as="h2" size="sm">
        <FormattedMessage
          id="video.poster.title"
          defaultMessage="Cover image"
          description="Heading over the poster of a video"
        />
      </Heading>
      {posterId !== null && !isPicking && <Poster actor={actor} posterId={posterId} />}
      {source && (isAutomatic || isPicking) && (
        <FramePicker
          source={source}
          picksAutomatically={isAutomatic}
          isPicking={isPicking}
          onTaken={choosePoster}
        />
      )}
      <PosterButtons
        actor={actor}
        video={video}
        source={source}
        isPicking={isPicking}
        onPicking={setIsPicking}
        onFile={choosePoster}
      />
      <PosterError actor={actor} />
    </Stack>
  );
}

type PosterButtonsProps = Pick<Props, 'actor' | 'video' | 'source'> & {
  isPicking: boolean;
  onPicking: (isPicking: boolean) => void;
  onFile: (file: File) => Promise<string | null>;
};

function PosterButtons(props: PosterButtonsProps) {
  const { actor, video, source, isPicking, onPicking, onFile } = props;
  const { posterId, actions } = video;
  const isShown = posterId !== null && !isPicking;
  return (
    <Row gap="2">
      {source && isShown && (
        <Button
          kind="secondary"
          size="sm"
          icon={<Film size="1.2em" aria-hidden="true" />}
          onClick={() => onPicking(true)}
        >
          <FormattedMessage
            id="video.poster.pick"
            defaultMessage="Choose another frame"
            description="Button: opens the choice of the frame that is shown before a video plays"
          />
        </Button>
      )}
      {isPicking && (
        <Button kind="ghost" size="sm" onClick={() => onPicking(false)}>
          <FormattedMessage
            id="video.poster.cancel"
            defaultMessage="Cancel"
            description="Button: closes the choice of a frame"
          />
        </Button>
      )}
      <FileButton
        icon={<ImagePlus size="1.2em" aria-hidden="true" />}
        onFile={(file) => void onFile(file)}
      >
        <FormattedMessage
          id="video.poster.own"
          defaultMessage="Upload image"
          description="Button: chooses a picture to be shown before a video plays"
        />
      </FileButton>
      {isShown && <PictureCropButton actor={actor} id={posterId} onCropped={actions.setPoster} />}
    </Row>
  );
}

function Poster({ actor, posterId }: Pick<Props, 'actor'> & { posterId: string }) {
  const intl = useIntl();
  const upload = useUpload(actor, posterId);
  return (
    <Stack gap="2">
      <Box maxHeight="45dvh" minHeight="8rem" display="grid">
        <PicturePreview
          actor={actor}
          id={posterId}
          alt={intl.formatMessage({
            id: 'video.poster.alt',
            defaultMessage: 'Cover image of the video',
            description: 'Describes the poster of a video',
          })}
          size="1080x0_75"
          fit="contain"
        />
      </Box>
      {upload && <UploadStatus actor={upload} />}
    </Stack>
  );
}

type FramePickerProps = {
  source: VideoSource;
  picksAutomatically: boolean;
  isPicking: boolean;
  onTaken: (file: File) => Promise<string | null>;
};

function FramePicker({ source, picksAutomatically, isPicking, onTaken }: FramePickerProps) {
  const actor = useActorRef(livePosterFrameMachine, {
    input: { source, proposesFrame: picksAutomatically },
  });
  const isUnplayable = useSelector(actor, (current) => current.matches('unplayable'));
  const taken = useRef(onTaken);
  useEffect(() => {
    taken.current = onTaken;
  });
  useEffect(() => {
    const subscription = actor.on('poster.chosen', ({ picture }) => {
      if (picture instanceof File) void taken.current(picture);
    });
    return () => subscription.unsubscribe();
  }, [actor]);
  if (isPicking || isUnplayable) {
    return (
      <LazyBoundary fallback={<ContentSkeleton />}>
        <PosterPicker actor={actor} />
      </LazyBoundary>
    );
  }
  return (
    <Text size="sm" muted role="status">
      <FormattedMessage
        id="video.poster.proposing"
        defaultMessage="Choosing a cover image…"
        description="While the browser looks for the frame that is shown before a video plays"
      />
    </Text>
  );
}

function PosterError({ actor }: Pick<Props, 'actor'>) {
  const code = useSelector(actor, (current) => current.context.fields.posterId);
  return (
    <Box aria-live="polite" data-invalid={code ? true : undefined} tabIndex={code ? -1 : undefined}>
      {code && (
        <ErrorLine>
          <FormattedMessage
            id="video.poster.missing"
            defaultMessage="Choose a cover image."
            description="Field error: a video post has no poster"
          />
        </ErrorLine>
      )}
    </Box>
  );
}
