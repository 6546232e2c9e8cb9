import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { KnownVideo } from '#machines/flow/editor/known-media.ts';
import type { VideoUploadActor } from '#machines/flow/editor/video-upload.ts';
import type { EditorContext } from '../layout/editor-context.ts';

type VideoSelection = { videoId: string | null; posterId: string | null };

export type VideoActions = {
  /** Takes a file in the place of the video; its poster is another one then. */
  setVideo(file: File): void;
  setPoster(file: File): Promise<string | null>;
  /** Takes the video out. Returns the function that puts it back. */
  remove(): () => void;
};

export type EditorVideo = VideoSelection & {
  /** The video on the server, once the upload is complete. */
  saved: KnownVideo | null;
  /** Its way to the server, where it was chosen on this device. */
  upload: VideoUploadActor | undefined;
  /** The same as long as the page is open. */
  actions: VideoActions;
};

/** The video of a post and its poster. */
export function useVideo({ actor, buffer, pictureRegistry }: EditorContext): EditorVideo {
  const videoId = useSelector(actor, ({ context: { draft } }) => draft.content.videoId);
  const posterId = useSelector(actor, ({ context: { draft } }) => draft.content.posterId);
  const known = useSelector(actor, ({ context: { draft } }) =>
    videoId === null ? null : (draft.videos[videoId] ?? null),
  );
  const upload = useSelector(actor, (current) => uploadIn(current, videoId));
  const actions = useMemo((): VideoActions => {
    const set = (next: VideoSelection) => {
      buffer.change(next);
      // Only the draft knows its video, even after the page was closed.
      buffer.flush();
    };
    const content = () => actor.getSnapshot().context.draft.content;
    return {
      setVideo(file) {
        const key = crypto.randomUUID();
        const before = content().videoId;
        if (before) actor.send({ type: 'video.removed', key: before });
        actor.send({ type: 'video.chosen', key, file });
        set({ videoId: key, posterId: null });
      },
      async setPoster(file) {
        const [key = null] = pictureRegistry.addFiles([file]);
        const before = content();
        if (before.posterId) pictureRegistry.cancelUpload(before.posterId);
        set({ videoId: before.videoId, posterId: key });
        return key;
      },
      remove() {
        const { videoId: before, posterId } = content();
        const sending = uploadIn(actor.getSnapshot(), before);
        sending?.send({ type: 'cancel.requested' });
        set({ videoId: null, posterId: null });
        return () => {
          set({ videoId: before, posterId });
          sending?.send({ type: 'retry.requested' });
        };
      },
    };
  }, [actor, buffer, pictureRegistry]);
  return { videoId, posterId, saved: known, upload, actions };
}

function uploadIn(
  { children }: { children: object },
  key: string | null,
): VideoUploadActor | undefined {
  return key === null ? undefined : (children as Record<string, VideoUploadActor | undefined>)[key];
}
