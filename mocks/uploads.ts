import type { IncomingHttpHeaders } from 'node:http';
import type { OperationId, Preference } from './scenario.ts';

/*
 * Videos on their way (tus 1.0.0). What has arrived is all that such an upload is, and Prism remembers nothing: the proxy counts
 * the bytes for each browser, and keeps none.
 */

/** How much of a video has arrived, of how much. */
export type Arrived = { offset: number; length: number };

export const nothingArrived: Arrived = { offset: 0, length: 0 };

/** The video of the example that `getVideo` answers once it has arrived. */
const address = '/api/video/01930000-0000-7000-8000-0000000000d1';

/** A piece that begins at another place than the upload is refused, whatever the scenario answers; any other call is not judged here. */
export function refusalOf(
  operationId: OperationId,
  arrived: Arrived,
  headers: IncomingHttpHeaders,
): Preference {
  const isElsewhere =
    operationId === 'continueVideoUpload' && Number(headers['upload-offset']) !== arrived.offset;
  return isElsewhere ? { code: 409, example: 'upload-offset-conflict' } : undefined;
}

/** How much has arrived after a call that was answered with success; `bytes` is the length of its body. */
export function arrivedAfter(
  operationId: OperationId,
  arrived: Arrived,
  headers: IncomingHttpHeaders,
  bytes: number,
): Arrived {
  if (operationId === 'createVideoUpload') return { offset: 0, length: Number(headers['upload-length']) };
  if (operationId === 'continueVideoUpload') return { ...arrived, offset: arrived.offset + bytes };
  return operationId === 'cancelVideoUpload' ? nothingArrived : arrived;
}

const ofUploads: readonly OperationId[] = [
  'createVideoUpload',
  'continueVideoUpload',
  'getVideoOffset',
  'cancelVideoUpload',
];

/** The headers of the protocol that a success carries; none on a call of another kind. */
export function uploadHeaders(operationId: OperationId, { offset, length }: Arrived): Record<string, string> {
  if (!ofUploads.includes(operationId)) return {};
  return {
    'tus-resumable': '1.0.0',
    'upload-offset': String(offset),
    'upload-length': String(length),
    ...(operationId === 'createVideoUpload' && { location: address }),
  };
}
