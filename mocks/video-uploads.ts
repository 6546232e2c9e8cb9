import type { IncomingHttpHeaders } from 'node:http';
import { limits } from '#domain/limits.ts';
import type { OperationId, Preference } from './scenario.ts';

/*
 * Videos on their way (tus 1.0.0). What has arrived is all that such an upload is, and Prism
 * remembers nothing: the proxy counts the bytes of one video for each browser, and keeps none.
 */

/** How much of a video has arrived, of how much; null where there is no upload. */
export type Arrived = { offset: number; length: number } | null;

/** A call as it came in; `bytes` is the length of its body. */
export type UploadCall = {
  operationId: OperationId;
  path: string;
  headers: IncomingHttpHeaders;
  bytes: number;
};

/** The video of the example that `getVideo` answers once it has arrived. */
const address = '/api/video/01930000-0000-7000-8000-0000000000d1';

const ofOneUpload: readonly OperationId[] = [
  'continueVideoUpload',
  'getVideoOffset',
  'cancelVideoUpload',
];

/**
 * The refusals that do not depend on the scenario: an unknown upload, a piece with a wrong offset
 * or length, and cancelling a complete upload. Other calls are not handled here.
 */
export function refusalOf(
  { operationId, path, headers, bytes }: UploadCall,
  arrived: Arrived,
): Preference {
  if (!ofOneUpload.includes(operationId)) return undefined;
  if (!arrived || path !== address) return { code: 404, example: 'not-found' };
  const isWhole = arrived.offset === arrived.length;
  if (operationId === 'cancelVideoUpload' && isWhole)
    return { code: 409, example: 'transition-not-allowed' };
  if (operationId !== 'continueVideoUpload') return undefined;
  const begin = Number(headers['upload-offset']);
  if (!isWhole && begin + bytes > arrived.length) return { code: 413, example: 'video-too-large' };
  return isWhole || begin !== arrived.offset
    ? { code: 409, example: 'upload-offset-conflict' }
    : undefined;
}

/** How much has arrived after a call that was answered with success. */
export function arrivedAfter(
  { operationId, headers, bytes }: UploadCall,
  arrived: Arrived,
): Arrived {
  if (operationId === 'createVideoUpload')
    return { offset: 0, length: Number(headers['upload-length']) };
  if (operationId === 'cancelVideoUpload') return null;
  if (operationId !== 'continueVideoUpload' || !arrived) return arrived;
  return { ...arrived, offset: arrived.offset + bytes };
}

/**
 * The headers of the protocol that a success carries, by what had arrived before and has now; none
 * on a call of another kind.
 */
export function uploadHeaders(
  operationId: OperationId,
  before: Arrived,
  after: Arrived,
): Record<string, string> {
  const version = { 'tus-resumable': '1.0.0' };
  if (operationId === 'createVideoUpload') {
    const expires = new Date(Date.now() + limits.videoUploadSeconds * 1000);
    return {
      ...version,
      location: address,
      'upload-offset': '0',
      'upload-expires': expires.toUTCString(),
    };
  }
  if (!ofOneUpload.includes(operationId)) return {};
  // A cancelled upload no longer exists.
  const { offset, length } = after ?? { offset: 0, length: before?.length ?? 0 };
  return { ...version, 'upload-offset': String(offset), 'upload-length': String(length) };
}
