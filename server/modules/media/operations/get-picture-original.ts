import type { Handler } from '#server/http/handler.ts';
import { fileFormat, readPicture } from '#server/platform/pictures/picture-store.ts';
import { requireMediaAccess } from '../media-access.ts';
import { pictureRequester } from '../pictures/picture-requester.ts';
import { pictureId, sendPicture } from '../pictures/send-picture.ts';

export const getPictureOriginal: Handler<'getPictureOriginal'> = async (call) => {
  const { path, deps, reply } = call;
  const [id, format] = [pictureId(path.file), fileFormat(path.file)];
  await requireMediaAccess(call, id);
  const content = await readPicture(deps.storage, id, format, pictureRequester(call.request));
  return sendPicture(reply, format, content);
};
