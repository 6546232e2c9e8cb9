import { fromCallback } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { creatorOperations } from '#generated/creator-operations.ts';
import type { UploadEvent, UploadRequest } from '#machines/kit/file-upload.ts';
import { failureFrom } from '../client.ts';
import { createConcurrencyLimit } from '../concurrency-limit.ts';
import { type EndCall, recordCall } from '../observed-calls.ts';
import { emitSessionExpired } from '../session-expiry.ts';

/** A transfer without progress for this long has failed. */
const stallTimeout = 60_000;

/** On a poor line more at a time would all come late, and leave no room for the words. */
const uploadLimit = createConcurrencyLimit(2);

/** Uploads a public picture and reports progress. Stopping the actor aborts the transfer. */
export const uploadImage = uploadActor('uploadImage', 'imageFile');

/** The same for a picture of a document, which is sealed. */
export const uploadConfidentialImage = uploadActor('uploadConfidentialImage', 'file');

type UploadOperation = 'uploadImage' | 'uploadConfidentialImage';

type UploadArgs = { input: UploadRequest; sendBack: (event: UploadEvent) => void };

/** fetch cannot report the progress of a body, so these calls use XMLHttpRequest. */
function uploadActor(operationId: UploadOperation, field: string) {
  return fromCallback<UploadEvent, UploadRequest>(({ input, sendBack }: UploadArgs) => {
    const { method, path } = creatorOperations[operationId];
    const request = new XMLHttpRequest();
    request.open(method, `${path}?isFile=true`);
    request.setRequestHeader('Idempotency-Key', input.key);
    request.responseType = 'json';
    let stall: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(stall);
      stall = setTimeout(() => {
        request.abort();
        fail(new Failure({ code: 'network', jitter: Math.random() }));
      }, stallTimeout);
    };
    let endCall: EndCall | undefined;
    request.onloadend = () => {
      endCall?.(request.status, request.response ?? undefined);
      clearTimeout(stall);
      release();
    };
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      watch();
      if (lengthComputable) sendBack({ type: 'upload.progressed', progress: loaded / total });
    };
    const fail = (failure: Failure) => sendBack({ type: 'upload.failed', error: failure });
    request.onerror = () => fail(new Failure({ code: 'network', jitter: Math.random() }));
    request.onload = () => {
      const { status, response } = request;
      // What follows stops this actor, which resets the request.
      endCall?.(status, response ?? undefined);
      if (status === 200 && response?.data) {
        sendBack({ type: 'upload.finished', picture: response.data });
        return;
      }
      const failure = failureFrom(status, response, request.getResponseHeader('retry-after'));
      if (failure.code === 'unauthenticated') emitSessionExpired();
      fail(failure);
    };
    const body = new FormData();
    body.append(field, input.file as File);
    const release = uploadLimit.acquire(() => {
      endCall = recordCall(operationId, { body: { [field]: input.file } });
      request.send(body);
      watch();
    });
    return () => {
      clearTimeout(stall);
      request.abort();
      release();
    };
  });
}
