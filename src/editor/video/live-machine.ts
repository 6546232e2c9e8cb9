import { fromCallback, fromPromise } from 'xstate';
import { Failure } from '#domain/failure.ts';
import type { VideoFacts } from '#domain/mp4.ts';
import { videoUploadMachine } from '#machines/flow/video-upload.ts';
import type { KeptVideo, Room, VideoFile } from '#machines/flow/video-upload-parts.ts';
import {
  cancelVideoUpload,
  createVideoUpload,
  sendVideo,
  uploadedVideo,
  videoOffset,
} from '#src/api/video-upload.ts';
import {
  forgetVideo,
  isSameVideo,
  keepVideo,
  noteVideoAddress,
  readVideo,
} from '#src/drafts/device-videos.ts';
import { holdTurn } from './hold-turn.ts';
import { inspectVideo } from './inspect-video.ts';

type Keyed = { key: string };
type Held = { file: VideoFile | null };
type Addressed = { videoId: string | null };

/** The chart `video-upload` on the real server and this device. */
export const liveVideoUploadMachine = videoUploadMachine.provide({
  actors: {
    inspectVideo: fromPromise<VideoFacts, Held>(({ input }) => inspectVideo(fileOf(input))),
    keepVideo: fromPromise<Room, Keyed & Held & Addressed & { facts: VideoFacts | null }>(
      async ({ input }) => ((await keepVideo({ ...input, file: fileOf(input) })) ? 'kept' : 'noRoom'),
    ),
    recallVideo: fromPromise<KeptVideo | null, Keyed>(({ input }) => readVideo(input.key)),
    compareVideo: fromPromise<boolean, Keyed & Held>(({ input }) => isSameVideo(input.key, fileOf(input))),
    holdTurn: fromCallback(holdTurn),
    createUpload: fromPromise<string, Keyed & Held>(async ({ input, signal }) => {
      const videoId = await createVideoUpload(fileOf(input), signal);
      // A device without room can still send it; it only cannot go on after a reload.
      await noteVideoAddress(input.key, videoId).catch(() => {});
      return videoId;
    }),
    askOffset: videoOffset,
    sendVideo,
    askVideo: uploadedVideo,
    cancelUpload: fromPromise<void, Keyed & Addressed>(async ({ input, signal }) => {
      await noteVideoAddress(input.key, null).catch(() => {});
      await cancelVideoUpload(input, signal);
    }),
    discardVideo: fromPromise<void, Keyed & Addressed>(async ({ input, signal }) => {
      await forgetVideo(input.key).catch(() => {});
      await cancelVideoUpload(input, signal);
    }),
  },
});

function fileOf({ file }: Held): File {
  if (file instanceof File) return file;
  throw new Failure({ code: 'video-lost' });
}
