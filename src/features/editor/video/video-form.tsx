import { useSelector } from '@xstate/react';
import { Clapperboard, RefreshCw, Trash2, Video } from 'lucide-react';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { pictureType } from '#domain/media/picture-type.ts';
import { formatRules } from '#domain/post/post-formats.ts';
import type { VideoSource } from '#machines/flow/editor/poster-frame.ts';
import { useToast } from '#src/ui/feedback/toast.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { FileButton } from '#src/ui/forms/file-button.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { useObjectUrl } from '#src/ui/media/use-object-url.ts';
import type { EditorActor } from '../editor-actor.ts';
import type { EditorContext } from '../layout/editor-context.ts';
import { FileDropZone } from '../media/file-drop-zone.tsx';
import { MediaText } from '../media/media-text.tsx';
import { acceptedVideos } from './accepted-videos.ts';
import { PosterSection } from './poster-section.tsx';
import { type EditorVideo, useVideo } from './use-video.ts';
import { useVideoFile } from './use-video-file.ts';
import { VideoDetails } from './video-details.tsx';
import { VideoPreview } from './video-preview.tsx';
import { VideoUploadStatus } from './video-upload-status.tsx';

/**
 * The form of a video: the video, its poster and a short text. A GIF video is silent and plays
 * automatically.
 */
export default function VideoForm(editor: EditorContext) {
  const { actor } = editor;
  const video = useVideo(editor);
  const isSilent = useSelector(
    actor,
    (current) => formatRules[current.context.draft.format].video === 'silent',
  );
  const file = useVideoFile(video);
  const url = video.saved?.url ?? null;
  const source = useMemo(
    (): VideoSource | null => (file ? { file } : url ? { url } : null),
    [file, url],
  );
  const addFile = async ([dropped]: File[]) => {
    if (!dropped) return;
    if (video.videoId !== null && (await pictureType(dropped).catch(() => null)))
      await video.actions.setPoster(dropped);
    else video.actions.setVideo(dropped);
  };
  return (
    <>
      <FileDropZone onFiles={(files) => void addFile(files)}>
        <Stack gap="4" data-field="video">
          {video.videoId === null ? (
            <VideoChooser isSilent={isSilent} onFile={video.actions.setVideo} />
          ) : (
            <ChosenVideo ties={editor} video={video} file={file} isSilent={isSilent} />
          )}
          <VideoError actor={actor} />
        </Stack>
      </FileDropZone>
      {video.videoId !== null && (
        <PosterSection key={video.videoId} {...editor} video={video} source={source} />
      )}
      <MediaText {...editor} onFiles={(files) => void addFile(files)} />
    </>
  );
}

function VideoChooser({ isSilent, onFile }: { isSilent: boolean; onFile: (file: File) => void }) {
  return (
    <Stack gap="4">
      <Text muted>
        {isSilent ? (
          <FormattedMessage
            id="video.empty.gif"
            defaultMessage="Choose a short MP4 or MOV without sound. It plays automatically in a loop."
            description="Where no gif video is chosen yet"
          />
        ) : (
          <FormattedMessage
            id="video.empty"
            defaultMessage="Choose an MP4 or MOV of up to 2 GB. It uploads while you write and resumes if the connection drops."
            description="Where no video is chosen yet"
          />
        )}
      </Text>
      <Row gap="3">
        <FileButton
          // A GIF can be chosen for a GIF video to read what is needed instead.
          accept={isSilent ? `${acceptedVideos},image/gif` : acceptedVideos}
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
            accept={acceptedVideos}
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

type ChosenVideoProps = {
  ties: EditorContext;
  video: EditorVideo;
  file: File | null;
  isSilent: boolean;
};

function ChosenVideo({
  ties: { actor, pictureRegistry },
  video,
  file,
  isSilent,
}: ChosenVideoProps) {
  const { saved, upload, posterId, actions } = video;
  const remove = useVideoRemoval(video);
  const facts = useSelector(upload, (current) => current?.context.facts ?? null) ?? saved;
  // A poster that has arrived has another address.
  useSelector(actor, ({ context: { draft } }) => posterId && draft.pictures[posterId]);
  const address = useObjectUrl(file) ?? saved?.url;
  return (
    <Stack gap="3">
      {address && (
        <VideoPreview
          url={address}
          size={facts}
          poster={posterId && pictureRegistry.getSource(posterId)}
          isLoop={isSilent}
        />
      )}
      {upload ? <VideoUploadStatus actor={upload} /> : <VideoDetails facts={facts} />}
      <Row gap="2">
        <FileButton
          accept={acceptedVideos}
          icon={<RefreshCw size="1.2em" aria-hidden="true" />}
          onFile={actions.setVideo}
        >
          <FormattedMessage
            id="video.replace"
            defaultMessage="Choose another video"
            description="Button: puts another video in the place of this one"
          />
        </FileButton>
        <Button
          kind="ghost"
          size="sm"
          icon={<Trash2 size="1.2em" aria-hidden="true" />}
          onClick={remove}
        >
          <FormattedMessage
            id="video.remove"
            defaultMessage="Remove"
            description="Button: takes the video out of the post"
          />
        </Button>
      </Row>
    </Stack>
  );
}

/** Takes the video out, and offers to put it back. */
function useVideoRemoval({ actions }: EditorVideo): () => void {
  const toast = useToast();
  return () => {
    const undo = actions.remove();
    const text = (
      <FormattedMessage
        id="video.removed"
        defaultMessage="Video removed."
        description="Short message, with a way to take it back"
      />
    );
    toast(text, 'neutral', { undo });
  };
}

function VideoError({ actor }: { actor: EditorActor }) {
  const code = useSelector(actor, (current) => current.context.fields.videoId);
  return (
    <Box aria-live="polite" data-invalid={code ? true : undefined} tabIndex={code ? -1 : undefined}>
      {code === 'required' && (
        <ErrorLine>
          <FormattedMessage
            id="video.missing"
            defaultMessage="Choose a video."
            description="Field error: a video post has no video"
          />
        </ErrorLine>
      )}
      {code && code !== 'required' && (
        <ErrorLine>
          <FormattedMessage
            id="video.not-allowed"
            defaultMessage="You can't use this video in this post. Choose another one."
            description="Field error: the server does not take the video for this post, for its sound for example"
          />
        </ErrorLine>
      )}
    </Box>
  );
}
