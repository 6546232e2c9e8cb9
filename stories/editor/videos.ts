import type { ContextFrom } from 'xstate';
import type { Post } from '#machines/flow/editor/post-content.ts';
import type { posterFrameMachine } from '#machines/flow/editor/poster-frame.ts';
import type { videoUploadMachine } from '#machines/flow/editor/video-upload.ts';
import type { UploadedVideo } from '#machines/flow/editor/video-upload-setup.ts';
import { storyPicture } from '#stories/support/sample-pictures.ts';
import { post } from './drafts.ts';

export const videoKey = '5f0c3f0e-4a1b-4c59-9d3e-2f6f4d1f0a33';

export const uploadedVideo: UploadedVideo = {
  id: '01930000-0000-7000-8000-0000000000d1',
  name: 'मेला.mp4',
  status: 'done',
  url: '/videos/river.mp4',
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
  fileInfo: { name: 'VID_20261120_0830.mp4', size: 48_210_332 },
  facts: { width: 1280, height: 720, durationMs: 34_000, hasSound: true },
  localCopy: 'stored',
  videoId: uploadedVideo.id,
  offset: 19_300_000,
  bytesPerSecond: 90_000,
  tries: 0,
  video: null,
  failure: null,
};

const { id, url, width, height } = storyPicture(6, '');
const poster = { id, url, width, height };

/** A post that the server has, with its video and its poster. */
export const videoPost: Post = {
  ...post,
  format: 'FORMAT_VIDEO',
  title: 'मेले की पहली शाम',
  textContent: '<p>झूले, मिठाइयाँ और लोकगीत।</p>',
  madeWithAi: false,
  video: {
    id: uploadedVideo.id,
    url: uploadedVideo.url ?? '',
    width: 1280,
    height: 720,
    durationMs: 34_000,
    hasSound: true,
    poster,
  },
};

/** A frame as it might be: a sky over a field, darker from one to the next. */
const frameAt = (time: number) => {
  const light = Math.round(80 - time / 800);
  const sky = `<path fill="hsl(35 80% ${light}%)" d="M0 0h16v9H0z"/>`;
  const field = `<path fill="hsl(110 30% ${light - 40}%)" d="M0 6h16v3H0z"/>`;
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9">';
  const picture = `${svg}${sky}${field}</svg>`;
  return { time, address: `data:image/svg+xml,${encodeURIComponent(picture)}`, detail: 40 };
};

/** A video of 34 seconds with its frames extracted. */
export const posterContext: ContextFrom<typeof posterFrameMachine> = {
  source: { url: uploadedVideo.url ?? '' },
  proposesFrame: false,
  durationMs: 34_000,
  frames: Array.from({ length: 8 }, (_, at) => frameAt(Math.round((at + 0.5) * 4250))),
  time: 6375,
  shownFrame: frameAt(6375),
};
