import type { VideoMetadata } from '#domain/media/mp4.ts';
import type { Frame } from '#machines/flow/editor/poster-frame.ts';
import type {
  StoredVideo,
  UploadedVideo,
  VideoFile,
} from '#machines/flow/editor/video-upload-setup.ts';

export const videoFile: VideoFile = { name: 'VID_1.mp4', size: 1000, type: 'video/mp4' };
export const silentFacts: VideoMetadata = {
  width: 640,
  height: 360,
  durationMs: 2500,
  hasSound: false,
};
export const soundFacts: VideoMetadata = { ...silentFacts, hasSound: true };

export const kept: StoredVideo = {
  file: videoFile,
  name: videoFile.name,
  size: videoFile.size,
  facts: silentFacts,
  videoId: 'video-1',
};

export const video: UploadedVideo = {
  ...silentFacts,
  id: 'video-1',
  name: videoFile.name,
  status: 'done',
  url: '/videos/video-1.mp4',
  bytes: videoFile.size,
  posterUrl: null,
};

/** A frame with something on it, as one that a browser has drawn. */
export const frameOf = (time: number, detail = 40): Frame => ({
  time,
  address: 'data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==',
  detail,
});
