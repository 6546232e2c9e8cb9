import { Failure } from '#domain/contract/failure.ts';
import { creatorOperations } from '#generated/creator-operations.ts';
import { recordCall } from '../observed-calls.ts';
import {
  networkFailure,
  parseUploadOffset,
  recordedOffset,
  tusFailure,
  tusHeaders,
  tusUrl,
} from './tus-protocol.ts';

const initialChunkSize = 256 * 1024;
const minChunkSize = 64 * 1024;
const maxChunkSize = 32 * 1024 * 1024;
/**
 * Long enough that asking costs little, short enough that a proxy which passes on whole requests
 * only loses little.
 */
const targetChunkSeconds = 4;

/** A transfer without progress for this long has failed, in ms. */
const stallTimeout = 60_000;
/** The last piece is answered once the video has been validated and stored. */
const finalResponseTimeout = 180_000;

/**
 * Sends one piece from `offset` and returns the offset that the server has reached. `onSent` gets
 * the number of bytes sent.
 */
export type SendChunk = (
  piece: Blob,
  offset: number,
  onSent: (bytes: number) => void,
) => Promise<number>;

type Transfer = {
  file: Blob;
  offset: number;
  sendChunk: SendChunk;
  /** How many bytes of the file were given to the network. */
  onProgress: (offset: number, bytesPerSecond: number) => void;
  /** How many bytes the server has confirmed. */
  onAcknowledged: (offset: number, bytesPerSecond: number) => void;
  now?: () => number;
};

/**
 * Sends a file from `offset` to its end, in pieces that take a few seconds at the speed that was
 * measured.
 * @throws Failure; `video-lost` when the file cannot be read any more
 */
export async function uploadInChunks(transfer: Transfer): Promise<void> {
  const { file, sendChunk, onProgress, onAcknowledged, now = () => performance.now() } = transfer;
  let { offset } = transfer;
  let size = initialChunkSize;
  let speed = 0;
  while (offset < file.size) {
    const startedAt = now();
    const from = offset;
    const speedAt = (bytes: number) => (bytes * 1000) / Math.max(1, now() - startedAt);
    const reached = await sendChunk(file.slice(from, from + size), from, (bytes) =>
      onProgress(from + bytes, speed || speedAt(bytes)),
    ).catch((error: unknown) => assertReadable(file, from, error));
    // Otherwise a server that accepts nothing would get the same bytes forever.
    if (reached <= from) throw new Failure({ code: 'upload-offset-conflict' });
    speed = speedAt(reached - from);
    size = nextChunkSize(size, speed);
    offset = reached;
    onAcknowledged(offset, speed);
  }
}

/** Pieces grow in steps: the first ones may only have reached a buffer. */
function nextChunkSize(size: number, speed: number): number {
  const wanted = Math.min(speed * targetChunkSeconds, size * 4, maxChunkSize);
  return Math.round(Math.max(wanted, minChunkSize));
}

/** Browsers report an unreadable file like a missing network. */
async function assertReadable(file: Blob, offset: number, error: unknown): Promise<never> {
  await file
    .slice(offset, offset + 1)
    .arrayBuffer()
    .catch((cause: unknown) => {
      const failure = new Failure({ code: 'video-lost' });
      failure.cause = cause;
      throw failure;
    });
  throw error;
}

/** XMLHttpRequest, because fetch does not report the progress of a request body. */
export function createChunkSender(videoId: string | null, signal: AbortSignal): SendChunk {
  return (piece, offset, onSent) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      // Browsers normalise GET and POST to capitals, but not PATCH.
      const method = creatorOperations.continueVideoUpload.method.toUpperCase();
      request.open(method, tusUrl('continueVideoUpload', videoId));
      for (const [name, value] of Object.entries(tusHeaders)) request.setRequestHeader(name, value);
      request.setRequestHeader('Upload-Offset', String(offset));
      request.setRequestHeader('Content-Type', 'application/offset+octet-stream');
      request.responseType = 'json';
      let stall: ReturnType<typeof setTimeout> | undefined;
      const watch = (timeout: number) => {
        clearTimeout(stall);
        stall = setTimeout(() => request.abort(), timeout);
      };
      const abort = () => request.abort();
      signal.addEventListener('abort', abort);
      let sent = 0;
      request.upload.onprogress = ({ loaded }) => {
        // Chromium repeats a request when a reused connection breaks, from an offset that is
        // outdated by then.
        if (loaded < sent) {
          reject(new Failure({ code: 'upload-offset-conflict' }));
          request.abort();
          return;
        }
        sent = loaded;
        watch(stallTimeout);
        onSent(loaded);
      };
      request.upload.onload = () => watch(finalResponseTimeout);
      const endCall = recordCall('continueVideoUpload', { path: { videoId }, body: piece });
      request.onloadend = () => {
        endCall(request.status, request.response ?? undefined);
        clearTimeout(stall);
        signal.removeEventListener('abort', abort);
      };
      request.onerror = () => reject(networkFailure());
      request.onabort = () => reject(networkFailure());
      request.onload = () => {
        const offset = recordedOffset(request.getResponseHeader('Upload-Offset'));
        endCall(request.status, request.response ?? offset);
        if (request.status !== 204) {
          reject(
            tusFailure(
              'continueVideoUpload',
              request.status,
              request.response,
              request.getResponseHeader('retry-after'),
            ),
          );
          return;
        }
        try {
          resolve(parseUploadOffset(request.getResponseHeader('Upload-Offset')));
        } catch (error) {
          reject(error);
        }
      };
      request.send(piece);
      watch(stallTimeout);
    });
}
