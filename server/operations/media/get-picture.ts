import type { FastifyReply } from 'fastify';
import type { Handler } from '../../handler.ts';
import { allowMedia, noMedia } from '../../media/media-access.ts';
import { askerOf } from '../../pictures/asker.ts';
import { formatOfFile, readPicture, readResized } from '../../pictures/picture-store.ts';

const idOf = (file: string) => file.slice(0, file.lastIndexOf('.'));

export const getPictureOriginal: Handler<'getPictureOriginal'> = async (call) => {
  const { path, deps, reply } = call;
  const [id, format] = [idOf(path.file), formatOfFile(path.file)];
  await allowMedia(call, id);
  const content = await readPicture(deps.storage, id, format, askerOf(call.request));
  return sendPicture(reply, format, content);
};

export const getPicture: Handler<'getPicture'> = async (call) => {
  const { path, deps, reply } = call;
  const [id, format] = [idOf(path.file), formatOfFile(path.file)];
  await allowMedia(call, id);
  const content = await readResized(deps.storage, id, format, path.size, askerOf(call.request));
  return sendPicture(reply, format, content);
};

async function sendPicture(
  reply: FastifyReply,
  format: 'jpeg' | 'png',
  content: Buffer | null,
): Promise<undefined> {
  if (!content) throw noMedia(reply);
  await reply
    .type(`image/${format}`)
    .serializer((payload: Buffer) => payload as never)
    .send(content);
  return undefined;
}
