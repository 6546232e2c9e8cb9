import { Failure, type FailureCode } from '#domain/failure.ts';
import { operationPlaces } from '#generated/operations.ts';
import { answerWithin, failureFrom } from './client.ts';
import { announceLostSession } from './session-lost.ts';

/* Resumable uploads (https://tus.io/protocols/resumable-upload, decision 30): one request at a time. What follows which is in the chart. */

type TusOperation = 'createVideoUpload' | 'getVideoOffset' | 'continueVideoUpload' | 'cancelVideoUpload';

export const tusHeaders = { 'Tus-Resumable': '1.0.0' };

/** What a HEAD was refused for: it has no body that could say so. */
const codesOfHead: Record<number, FailureCode> = {
  400: 'video-unreadable',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  415: 'video-type-not-allowed',
  429: 'rate-limited',
  503: 'server-busy',
  507: 'storage-full',
};

export const tusAddress = (operationId: TusOperation, videoId: string | null): string =>
  operationPlaces[operationId].path.replace('{videoId}', videoId ?? '');

/** Nobody of ours has answered. */
export function unanswered(cause?: unknown): Failure {
  const failure = new Failure({ code: 'network', spread: Math.random() });
  failure.cause = cause;
  return failure;
}

/** The Failure that a refused request stands for; a lost session is announced. */
export function refusalOf(
  operationId: TusOperation,
  status: number,
  body: unknown,
  retryAfter: string | null,
): Failure {
  const ofHead = operationId === 'getVideoOffset' ? codesOfHead[status] : undefined;
  const told = failureFrom(status, body, retryAfter);
  const failure = ofHead ? new Failure({ ...waitOf(told), code: ofHead, status }) : told;
  if (failure.code === 'unauthenticated') announceLostSession();
  return failure;
}

const waitOf = ({ spread, retryAfter }: Failure) => ({
  spread,
  ...(retryAfter !== undefined && { retryAfter }),
});

/** The offset that an answer tells. @throws Failure `network` when it tells none: a captive portal has answered */
export function offsetIn(header: string | null): number {
  if (!header || !/^\d+$/.test(header)) throw unanswered();
  return Number(header);
}

/**
 * A request of the protocol without a body.
 * @throws Failure; the signal's own reason when the caller aborted
 */
export async function askTus(
  operationId: TusOperation,
  videoId: string | null,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Response> {
  const response = await fetch(tusAddress(operationId, videoId), {
    method: operationPlaces[operationId].method,
    credentials: 'same-origin',
    headers: { ...tusHeaders, ...headers },
    signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithin)]),
  }).catch((cause: unknown) => {
    if (signal.aborted) throw signal.reason;
    throw unanswered(cause);
  });
  if (!response.ok) {
    const body = await response.json().catch(() => null);
    throw refusalOf(operationId, response.status, body, response.headers.get('retry-after'));
  }
  return response;
}
