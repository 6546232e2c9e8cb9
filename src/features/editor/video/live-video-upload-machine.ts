import { fromCallback, fromPromise } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import type { VideoMetadata } from '#domain/media/mp4.ts';
import { videoUploadMachine } from '#machines/flow/editor/video-upload.ts';
import type {
  InspectedVideo,
  LocalCopy,
  StoredVideo,
  VideoFile,
} from '#machines/flow/editor/video-upload-setup.ts';
import {
  cancelVideoUpload,
  createVideoUpload,
  getUploadedVideo,
  getUploadOffset,
  sendVideoFile,
} from '#src/api/upload/video-upload.ts';
import {
  deleteVideo,
  isSameVideo,
  readVideo,
  saveVideo,
  saveVideoUploadId,
} from '#src/device/video-store.ts';
import { inspectVideo, toMp4 } from './inspect-video.ts';
import { holdUploadLock } from './upload-lock.ts';

type WithKey = { key: string };
type WithFile = { file: VideoFile | null };
type WithVideoId = { videoId: string | null };

/** The chart `video-upload` on the real server and this device. */
export const liveVideoUploadMachine = videoUploadMachine.provide({
  actors: {
    inspectVideo: fromPromise<InspectedVideo, WithFile>(({ input }) =>
      inspectVideo(requireFile(input)),
    ),
    keepVideo: fromPromise<
      LocalCopy,
      WithKey & WithFile & WithVideoId & { facts: VideoMetadata | null }
    >(async ({ input }) =>
      (await saveVideo({ ...input, file: requireFile(input) })) ? 'stored' : 'noSpace',
    ),
    restoreVideo: fromPromise<StoredVideo | null, WithKey>(({ input }) => readVideo(input.key)),
    compareVideo: fromPromise<boolean, WithKey & WithFile>(async ({ input }) =>
      isSameVideo(input.key, await toMp4(requireFile(input))),
    ),
    holdUploadLock: fromCallback(holdUploadLock),
    createVideoUpload: fromPromise<string, WithKey & WithFile>(async ({ input, signal }) => {
      const { name, size } = requireFile(input);
      const file = { name: name.replace(/\.(mov|qt)$/i, '.mp4'), size };
      const videoId = await createVideoUpload(file, signal);
      // A device without room can still send it; it only cannot go on after a reload.
      await saveVideoUploadId(input.key, videoId).catch(() => {});
      return videoId;
    }),
    getVideoOffset: getUploadOffset,
    sendVideo: sendVideoFile,
    getVideo: getUploadedVideo,
    cancelVideoUpload: fromPromise<void, WithKey & WithVideoId>(async ({ input, signal }) => {
      await saveVideoUploadId(input.key, null).catch(() => {});
      await cancelVideoUpload(input, signal);
    }),
    discardVideo: fromPromise<void, WithKey & WithVideoId>(async ({ input, signal }) => {
      await deleteVideo(input.key).catch(() => {});
      await cancelVideoUpload(input, signal);
    }),
  },
});

function requireFile({ file }: WithFile): File {
  if (file instanceof File) return file;
  throw new Failure({ code: 'video-lost' });
}
