import type { ContextFrom } from 'xstate';
import type { videoUploadMachine } from '#machines/flow/video-upload.ts';
import type { UploadedVideo } from '#machines/flow/video-upload-parts.ts';

export const videoKey = '5f0c3f0e-4a1b-4c59-9d3e-2f6f4d1f0a33';

export const uploadedVideo: UploadedVideo = {
  id: '01930000-0000-7000-8000-0000000000d1',
  name: 'मेला.mp4',
  status: 'done',
  url: '/videos/01930000-0000-7000-8000-0000000000d1.mp4',
  bytes: 48_210_332,
  width: 1280,
  height: 720,
  durationMs: 34_000,
  hasSound: true,
  posterUrl: null,
};

/** A video of which two fifths have arrived. */
export const videoContext: ContextFrom<typeof videoUploadMachine> = {
  key: videoKey,
  file: { name: 'VID_20261120_0830.mp4', size: 48_210_332, type: 'video/mp4' },
  isSilent: false,
  described: { name: 'VID_20261120_0830.mp4', size: 48_210_332 },
  facts: { width: 1280, height: 720, durationMs: 34_000, hasSound: true },
  room: 'kept',
  videoId: uploadedVideo.id,
  offset: 19_300_000,
  bytesPerSecond: 90_000,
  tries: 0,
  video: null,
  failure: null,
};
