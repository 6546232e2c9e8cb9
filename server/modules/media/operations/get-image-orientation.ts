import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import {
  requirePictureCapacity,
  runPictureTask,
} from '#server/platform/pictures/picture-worker-pool.ts';
import { withMultipartUpload } from '../pictures/multipart-upload.ts';
import { abortableRequester } from '../pictures/picture-requester.ts';

export const getImageOrientation: Handler<'getImageOrientation'> = async (call) => {
  requirePerson(call);
  const requester = abortableRequester(call);
  requirePictureCapacity(requester.key);
  return withMultipartUpload(call.request, 'imageFile', async ({ path }) => ({
    orientation: { rotation: await runPictureTask(requester, 'detectRotation', path) },
  }));
};
