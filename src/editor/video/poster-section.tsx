import { useActorRef, useSelector } from '@xstate/react';
import { Film, ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FilmSource } from '#machines/flow/poster-frame.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorLine } from '#src/ui/field.tsx';
import { FileButton } from '#src/ui/file-button.tsx';
import { Box, Row, Stack } from '#src/ui/layout.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import type { DeskTies } from '../desk.tsx';
import { PictureCropping } from '../media/picture-cropping.tsx';
import { PicturePreview, useUpload } from '../media/picture-preview.tsx';
import { UploadStatus } from '../upload-status.tsx';
import { livePosterFrameMachine } from './live-poster-machine.ts';
import { PosterPicker } from './poster-picker.tsx';
import type { ShownVideo } from './use-video.ts';

type Props = DeskTies & { video: ShownVideo; source: FilmSource | null };

/** The picture before the video plays: a frame of it, by itself or chosen, or a picture of one's own. */
export function PosterSection({ actor, video, source }: Props) {
  const { posterId, actions } = video;
  const [isPicking, setIsPicking] = useState(false);
  const isProposing = posterId === null && source !== null;
  const take = (file: File) => {
    setIsPicking(false);
    return actions.takePoster(file);
  };
  return (
    <Stack as="section" gap="3" aria-labelledby="poster-heading" data-place="poster" data-picture={posterId}>
      <Heading id="poster-heading" as="h2" size="sm">
        <FormattedMessage
          id="video.poster.title"
          defaultMessage="Picture before it plays"
          description="Heading over the poster of a video"
        />
      </Heading>
      {posterId !== null && !isPicking && <Poster actor={actor} posterId={posterId} />}
      {source && (isProposing || isPicking) && (
        <Frames source={source} proposes={isProposing} isPicking={isPicking} onTaken={take} />
      )}
      <Row gap="2">
        {source && !isPicking && posterId !== null && (
          <Button
            kind="secondary"
            size="sm"
            icon={<Film size="1.2em" aria-hidden="true" />}
            onClick={() => setIsPicking(true)}
          >
            <FormattedMessage
              id="video.poster.pick"
              defaultMessage="Choose another frame"
              description="Button: opens the choice of the frame that is shown before a video plays"
            />
          </Button>
        )}
        {isPicking && (
          <Button kind="ghost" size="sm" onClick={() => setIsPicking(false)}>
            <FormattedMessage
              id="video.poster.cancel"
              defaultMessage="Leave it as it is"
              description="Button: closes the choice of a frame"
            />
          </Button>
        )}
        <FileButton icon={<ImagePlus size="1.2em" aria-hidden="true" />} onFile={(file) => void take(file)}>
          <FormattedMessage
            id="video.poster.own"
            defaultMessage="Own picture"
            description="Button: chooses a picture to be shown before a video plays"
          />
        </FileButton>
        {posterId !== null && !isPicking && (
          <PictureCropping actor={actor} id={posterId} onCut={actions.takePoster} />
        )}
      </Row>
      <PosterProblem actor={actor} />
    </Stack>
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
            defaultMessage: 'What is shown before the video plays',
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

type FramesProps = {
  source: FilmSource;
  proposes: boolean;
  isPicking: boolean;
  onTaken: (file: File) => Promise<string | null>;
};

function Frames({ source, proposes, isPicking, onTaken }: FramesProps) {
  const actor = useActorRef(livePosterFrameMachine, { input: { source, proposes } });
  const isUnplayable = useSelector(actor, (current) => current.matches('unplayable'));
  const taken = useRef(onTaken);
  useEffect(() => {
    taken.current = onTaken;
  });
  useEffect(() => {
    const subscription = actor.on('poster.taken', ({ picture }) => {
      if (picture instanceof File) void taken.current(picture);
    });
    return () => subscription.unsubscribe();
  }, [actor]);
  if (isPicking || isUnplayable) return <PosterPicker actor={actor} />;
  return (
    <Text size="sm" muted role="status">
      <FormattedMessage
        id="video.poster.proposing"
        defaultMessage="Looking for a good frame…"
        description="While the browser looks for the frame that is shown before a video plays"
      />
    </Text>
  );
}

function PosterProblem({ actor }: Pick<Props, 'actor'>) {
  const code = useSelector(actor, (current) => current.context.fields.posterId);
  return (
    <Box aria-live="polite" data-wrong={code ? true : undefined} tabIndex={code ? -1 : undefined}>
      {code && (
        <ErrorLine>
          <FormattedMessage
            id="video.poster.missing"
            defaultMessage="A picture to show before the video plays is missing."
            description="Field error: a video post has no poster"
          />
        </ErrorLine>
      )}
    </Box>
  );
}
