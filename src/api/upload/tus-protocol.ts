import { Failure, type FailureCode } from '#domain/contract/failure.ts';
import { creatorOperations } from '#generated/creator-operations.ts';
import { failureFrom, requestTimeout } from '../client.ts';
import { recordCall } from '../observed-calls.ts';
import { emitSessionExpired } from '../session-expiry.ts';

/*
 * Resumable uploads (https://tus.io/protocols/resumable-upload, decision 30): one request at a
 * time. What follows which is in the chart.
 */

type TusOperation =
  | 'createVideoUpload'
  | 'getVideoOffset'
  | 'continueVideoUpload'
  | 'cancelVideoUpload';

export const tusHeaders = { 'Tus-Resumable': '1.0.0' };

/** The reason why a HEAD request was refused: its reply has no body. */
const headErrorCodes: Record<number, FailureCode> = {
  400: 'video-unreadable',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  415: 'video-type-not-allowed',
  429: 'rate-limited',
  503: 'server-busy',
  507: 'storage-full',
};

export const tusUrl = (operationId: TusOperation, videoId: string | null): string =>
  creatorOperations[operationId].path.replace('{videoId}', videoId ?? '');

/** Nobody of ours has answered. */
export function networkFailure(cause?: unknown): Failure {
  const failure = new Failure({ code: 'network', jitter: Math.random() });
  failure.cause = cause;
  return failure;
}

/** The Failure of a refused request. Also reports a lost session. */
export function tusFailure(
  operationId: TusOperation,
  status: number,
  body: unknown,
  retryAfter: string | null,
): Failure {
  const headCode = operationId === 'getVideoOffset' ? headErrorCodes[status] : undefined;
  const bodyFailure = failureFrom(status, body, retryAfter);
  const failure = headCode
    ? new Failure({ ...retryDetails(bodyFailure), code: headCode, status })
    : bodyFailure;
  if (failure.code === 'unauthenticated') emitSessionExpired();
  return failure;
}

const retryDetails = ({ jitter, retryAfter }: Failure) => ({
  spread: jitter,
  ...(retryAfter !== undefined && { retryAfter }),
});

/**
 * The offset in a reply. @throws Failure `network` when it has none: a captive portal
 * has answered
 */
export function parseUploadOffset(header: string | null): number {
  if (!header || !/^\d+$/.test(header)) throw networkFailure();
  return Number(header);
}

/** What a recording has instead of a body, which these replies do not have. */
export const recordedOffset = (header: string | null) =>
  header === null ? undefined : { uploadOffset: Number(header) };

/**
 * A request of the protocol without a body.
 * @throws Failure; the signal's own reason when the caller aborted
 */
export async function sendTusRequest(
  operationId: TusOperation,
  videoId: string | null,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Response> {
  const endCall = recordCall(operationId, videoId ? { path: { videoId } } : {});
  const response = await fetch(tusUrl(operationId, videoId), {
    method: creatorOperations[operationId].method,
    credentials: 'same-origin',
    headers: { ...tusHeaders, ...headers },
    signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeout)]),
  }).catch((cause: unknown) => {
    endCall(0);
    if (signal.aborted) throw signal.reason;
    throw networkFailure(cause);
  });
  if (!response.ok) {
    const body = await response.json().catch(() => null);
    endCall(response.status, body);
    throw tusFailure(operationId, response.status, body, response.headers.get('retry-after'));
  }
  endCall(response.status, recordedOffset(response.headers.get('Upload-Offset')));
  return response;
}
