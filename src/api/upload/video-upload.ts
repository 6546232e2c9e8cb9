import { fromCallback, fromPromise } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { storableText } from '#domain/language/storable-text.ts';
import type {
  UploadedVideo,
  VideoFile,
  VideoUploadEvent,
} from '#machines/flow/editor/video-upload-setup.ts';
import { call } from '../client.ts';
import { createChunkSender, uploadInChunks } from './chunked-upload.ts';
import { networkFailure, parseUploadOffset, sendTusRequest } from './tus-protocol.ts';

/** Between two progress reports, in ms: enough for a bar. */
const progressInterval = 200;

type UploadTarget = { videoId: string | null };

/** Sends the size of a video to the server. Returns the id of its upload. @throws Failure */
export async function createVideoUpload(
  { name, size }: { name: string; size: number },
  signal: AbortSignal,
): Promise<string> {
  const filename = storableText(name.normalize('NFC').slice(0, 255));
  const headers = {
    'Upload-Length': String(size),
    'Upload-Metadata': `filename ${base64(filename)}`,
  };
  const response = await sendTusRequest('createVideoUpload', null, headers, signal);
  const videoId = response.headers.get('location')?.split('/').at(-1);
  // A captive portal answers 200 with a page of its own.
  if (response.status !== 201 || !videoId) throw networkFailure();
  return videoId;
}

/** How many bytes of it the server has. @throws Failure */
export const getUploadOffset = fromPromise<number, UploadTarget>(
  async ({ input: { videoId }, signal }) => {
    if (!videoId) throw new Failure({ code: 'not-found' });
    const response = await sendTusRequest('getVideoOffset', videoId, {}, signal);
    return parseUploadOffset(response.headers.get('upload-offset'));
  },
);

/** Cancels an upload; a missing one counts as cancelled. @throws Failure */
export async function cancelVideoUpload(
  { videoId }: UploadTarget,
  signal: AbortSignal,
): Promise<void> {
  if (!videoId) return;
  await sendTusRequest('cancelVideoUpload', videoId, {}, signal).catch((error: unknown) => {
    if (!(error instanceof Failure && error.code === 'not-found')) throw error;
  });
}

/** Returns the stored video after the upload. @throws Failure */
export const getUploadedVideo = fromPromise<UploadedVideo, UploadTarget>(({ input, signal }) =>
  call('getVideo', { path: { videoId: input.videoId ?? '' }, signal }),
);

type SendVideoArgs = {
  input: UploadTarget & { file: VideoFile | null; offset: number };
  sendBack: (event: VideoUploadEvent) => void;
};

/**
 * Sends a file from `offset` to its end, and reports its progress. Stopping the actor cuts the
 * transfer.
 */
export const sendVideoFile = fromCallback<VideoUploadEvent, SendVideoArgs['input']>(
  ({ input: { videoId, file, offset }, sendBack }: SendVideoArgs) => {
    if (!(file instanceof Blob)) throw new Error('The file is not on this device.');
    const stop = new AbortController();
    let lastReportedAt = 0;
    uploadInChunks({
      file,
      offset,
      sendChunk: createChunkSender(videoId, stop.signal),
      onProgress(reached, bytesPerSecond) {
        if (performance.now() - lastReportedAt < progressInterval) return;
        lastReportedAt = performance.now();
        sendBack({ type: 'video.progressed', offset: reached, bytesPerSecond });
      },
      onAcknowledged: (reached, bytesPerSecond) =>
        sendBack({ type: 'chunk.acknowledged', offset: reached, bytesPerSecond }),
    }).then(
      () => sendBack({ type: 'video.sent' }),
      (error: unknown) => {
        if (!stop.signal.aborted) sendBack({ type: 'video.failed', error });
      },
    );
    return () => stop.abort();
  },
);

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
