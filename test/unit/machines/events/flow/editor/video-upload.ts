import { Failure, type FailureCode } from '#domain/contract/failure.ts';
import { videoUploadMachine } from '#machines/flow/editor/video-upload.ts';
import { kept, silentFacts, soundFacts, video, videoFile } from '#test/factories/videos.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const failed = (code: FailureCode) => ({
  type: 'video.failed' as const,
  error: new Failure({ code }),
});
const failures = (...codes: FailureCode[]) => codes.map((code) => new Failure({ code }));
const ofCalls = failures(
  'network',
  'unauthenticated',
  'not-found',
  'video-unreadable',
  'forbidden',
);

export default chartEvents({
  machine: videoUploadMachine,
  inputs: [
    { key: 'k', file: videoFile, isSilent: true },
    { key: 'k', file: { ...videoFile, size: 3_000_000_000 }, isSilent: false },
    { key: 'k', file: null, isSilent: false },
  ],
  replies: {
    inspectVideo: { done: [silentFacts, soundFacts], failed: failures('video-type-not-allowed') },
    keepVideo: { done: ['kept'] },
    restoreVideo: {
      done: [null, kept, { ...kept, file: null }, { ...kept, file: null, videoId: null }],
    },
    compareVideo: { done: [true, false] },
    createVideoUpload: { done: ['video-1'], failed: ofCalls },
    discardVideo: { done: [undefined] },
    getVideoOffset: { done: [400, videoFile.size], failed: ofCalls },
    getVideo: {
      done: [video, { ...video, hasSound: true }, { ...video, status: 'uploading' }],
      failed: ofCalls,
    },
    cancelVideoUpload: { done: [undefined], failed: failures('transition-not-allowed') },
  },
  // What guards look at; every try counts one more.
  distinguish: ({ file, fileInfo, videoId, isSilent, tries }) => ({
    file: file?.size,
    fileInfo: fileInfo?.size,
    videoId,
    isSilent,
    tries: Math.min(tries, 3),
  }),
  events: [
    { type: 'video.progressed', offset: 500, bytesPerSecond: 100 },
    { type: 'chunk.acknowledged', offset: 600, bytesPerSecond: 100 },
    failed('network'),
    failed('unauthenticated'),
    failed('not-found'),
    failed('upload-offset-conflict'),
    failed('video-lost'),
    failed('video-unreadable'),
    failed('forbidden'),
    { type: 'file.chosen', file: videoFile },
  ],
});
