import { useSelector } from '@xstate/react';
import { Clapperboard, RefreshCw, Trash2, Video } from 'lucide-react';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { formatRules } from '#domain/post-formats.ts';
import type { FilmSource } from '#machines/flow/poster-frame.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorLine } from '#src/ui/field.tsx';
import { FileButton } from '#src/ui/file-button.tsx';
import { Box, Row, Stack } from '#src/ui/layout.tsx';
import { Text } from '#src/ui/text.tsx';
import { useToast } from '#src/ui/toast.tsx';
import type { DeskTies } from '../desk.tsx';
import type { EditorActor } from '../editor-actor.ts';
import { IntakeArea } from '../media/intake.tsx';
import { WordsBeside } from '../media/words-beside.tsx';
import { FilmPreview } from './film-preview.tsx';
import { PosterSection } from './poster-section.tsx';
import { UploadLine } from './upload-line.tsx';
import { useFileAddress, useFilmFile } from './use-film-file.ts';
import { type ShownVideo, useVideo } from './use-video.ts';
import { VideoMeasures } from './video-measures.tsx';

/** One video, the picture before it plays, and some words beside. A gif video is silent and plays by itself. */
export default function VideoForm(ties: DeskTies) {
  const { actor } = ties;
  const video = useVideo(ties);
  const isSilent = useSelector(
    actor,
    (current) => formatRules[current.context.draft.format].video === 'silent',
  );
  const file = useFilmFile(video);
  const url = video.known?.url ?? null;
  const source = useMemo((): FilmSource | null => (file ? { file } : url ? { url } : null), [file, url]);
  const take = ([dropped]: File[]) => {
    if (!dropped) return;
    if (video.videoId !== null && dropped.type.startsWith('image/')) void video.actions.takePoster(dropped);
    else video.actions.take(dropped);
  };
  return (
    <>
      <IntakeArea onFiles={take}>
        <Stack gap="4" data-place="video">
          {video.videoId === null ? (
            <Nothing isSilent={isSilent} onFile={video.actions.take} />
          ) : (
            <Shown ties={ties} video={video} file={file} isSilent={isSilent} />
          )}
          <VideoProblem actor={actor} />
        </Stack>
      </IntakeArea>
      {video.videoId !== null && (
        <PosterSection key={video.videoId} {...ties} video={video} source={source} />
      )}
      <WordsBeside {...ties} onFiles={take} />
    </>
  );
}

function Nothing({ isSilent, onFile }: { isSilent: boolean; onFile: (file: File) => void }) {
  return (
    <Stack gap="4">
      <Text muted>
        {isSilent ? (
          <FormattedMessage
            id="video.empty.gif"
            defaultMessage="Choose a short MP4 without sound. It plays by itself, again and again."
            description="Where no gif video is chosen yet"
          />
        ) : (
          <FormattedMessage
            id="video.empty"
            defaultMessage="Choose an MP4, up to 2 GB. It is sent while you write, and goes on by itself after a break in the network."
            description="Where no video is chosen yet"
          />
        )}
      </Text>
      <Row gap="3">
        <FileButton
          accept="video/mp4"
          icon={<Clapperboard size="1.2em" aria-hidden="true" />}
          onFile={onFile}
        >
          <FormattedMessage
            id="video.choose"
            defaultMessage="Choose a video"
            description="Button: opens the gallery of the phone"
          />
        </FileButton>
        <Box css={{ '@media (pointer: fine)': { display: 'none' } }}>
          <FileButton
            accept="video/mp4"
            capture="environment"
            icon={<Video size="1.2em" aria-hidden="true" />}
            onFile={onFile}
          >
            <FormattedMessage
              id="video.camera"
              defaultMessage="Record a video"
              description="Button: opens the camera of the phone"
            />
          </FileButton>
        </Box>
      </Row>
    </Stack>
  );
}

type ShownProps = { ties: DeskTies; video: ShownVideo; file: File | null; isSilent: boolean };

function Shown({ ties: { actor, album }, video, file, isSilent }: ShownProps) {
  const { known, upload, posterId, actions } = video;
  const remove = useVideoRemoval(video);
  const facts = useSelector(upload, (current) => current?.context.facts ?? null) ?? known;
  // A poster that has arrived has another address.
  useSelector(actor, ({ context: { draft } }) => posterId && draft.pictures[posterId]);
  const address = useFileAddress(file) ?? known?.url;
  return (
    <Stack gap="3">
      {address && (
        <FilmPreview
          url={address}
          measures={facts}
          poster={posterId && album.srcOf(posterId)}
          loops={isSilent}
        />
      )}
      {upload ? <UploadLine actor={upload} /> : <VideoMeasures facts={facts} />}
      <Row gap="2">
        <FileButton
          accept="video/mp4"
          icon={<RefreshCw size="1.2em" aria-hidden="true" />}
          onFile={actions.take}
        >
          <FormattedMessage
            id="video.replace"
            defaultMessage="Choose another video"
            description="Button: puts another video in the place of this one"
          />
        </FileButton>
        <Button kind="ghost" size="sm" icon={<Trash2 size="1.2em" aria-hidden="true" />} onClick={remove}>
          <FormattedMessage
            id="video.remove"
            defaultMessage="Take out"
            description="Button: takes the video out of the post"
          />
        </Button>
      </Row>
    </Stack>
  );
}

/** Takes the video out, and offers to put it back. */
function useVideoRemoval({ actions }: ShownVideo): () => void {
  const toast = useToast();
  return () => {
    const undo = actions.remove();
    const text = (
      <FormattedMessage
        id="video.removed"
        defaultMessage="The video was taken out."
        description="Short message, with a way to take it back"
      />
    );
    toast(text, 'neutral', { undo });
  };
}

function VideoProblem({ actor }: { actor: EditorActor }) {
  const code = useSelector(actor, (current) => current.context.fields.videoId);
  return (
    <Box aria-live="polite" data-wrong={code ? true : undefined} tabIndex={code ? -1 : undefined}>
      {code === 'required' && (
        <ErrorLine>
          <FormattedMessage
            id="video.missing"
            defaultMessage="The video is missing."
            description="Field error: a video post has no video"
          />
        </ErrorLine>
      )}
      {code && code !== 'required' && (
        <ErrorLine>
          <FormattedMessage
            id="video.not-allowed"
            defaultMessage="This video cannot be used for this post. Choose another one."
            description="Field error: the server does not take the video for this post, for its sound for example"
          />
        </ErrorLine>
      )}
    </Box>
  );
}
