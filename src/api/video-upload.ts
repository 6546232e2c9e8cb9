import { fromCallback, fromPromise } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { storableText } from '#domain/storable-text.ts';
import type { UploadedVideo, VideoFile, VideoNews } from '#machines/flow/video-upload-parts.ts';
import { call } from './client.ts';
import { pieceSender, sendPieces } from './send-pieces.ts';
import { askTus, offsetIn, unanswered } from './tus.ts';

/** Between two words on how far it is, in ms: a bar needs no more. */
const progressPause = 200;

type Addressed = { videoId: string | null };

/** Tells the server how long a video is. Gives the id of its upload. @throws Failure */
export async function createVideoUpload(
  { name, size }: { name: string; size: number },
  signal: AbortSignal,
): Promise<string> {
  const filename = storableText(name.normalize('NFC').slice(0, 255));
  const headers = { 'Upload-Length': String(size), 'Upload-Metadata': `filename ${base64(filename)}` };
  const response = await askTus('createVideoUpload', null, headers, signal);
  const videoId = response.headers.get('location')?.split('/').at(-1);
  // A captive portal answers 200 with a page of its own.
  if (response.status !== 201 || !videoId) throw unanswered();
  return videoId;
}

/** How many bytes of it the server has. @throws Failure */
export const videoOffset = fromPromise<number, Addressed>(async ({ input: { videoId }, signal }) => {
  if (!videoId) throw new Failure({ code: 'not-found' });
  const response = await askTus('getVideoOffset', videoId, {}, signal);
  return offsetIn(response.headers.get('upload-offset'));
});

/** Gives an upload up; one that is not there any more is given up already. @throws Failure */
export async function cancelVideoUpload({ videoId }: Addressed, signal: AbortSignal): Promise<void> {
  if (!videoId) return;
  await askTus('cancelVideoUpload', videoId, {}, signal).catch((error: unknown) => {
    if (!(error instanceof Failure && error.code === 'not-found')) throw error;
  });
}

/** What the server has, once everything was sent. @throws Failure */
export const uploadedVideo = fromPromise<UploadedVideo, Addressed>(({ input, signal }) =>
  call('getVideo', { path: { videoId: input.videoId ?? '' }, signal }),
);

/** Sends a file from `offset` to its end, and tells how far it is. Stopping the actor cuts the transfer. */
export const sendVideo = fromCallback<VideoNews, Addressed & { file: VideoFile | null; offset: number }>(
  ({ input: { videoId, file, offset }, sendBack }) => {
    if (!(file instanceof Blob)) throw new Error('The file is not on this device.');
    const stop = new AbortController();
    let toldAt = 0;
    sendPieces({
      file,
      offset,
      sendPiece: pieceSender(videoId, stop.signal),
      onProgress(reached, bytesPerSecond) {
        if (performance.now() - toldAt < progressPause) return;
        toldAt = performance.now();
        sendBack({ type: 'video.progressed', offset: reached, bytesPerSecond });
      },
      onArrival: (reached, bytesPerSecond) =>
        sendBack({ type: 'piece.arrived', offset: reached, bytesPerSecond }),
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
